import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, explained } from '@puente/client/api-error';
import { completeLogin } from '@puente/client/second-factor';
import type { PasskeyRequest } from '@puente/contract/entities/second-factor';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { adoptSession } from '@puente/platform/session';
import { askPasskey, wasCalledOff } from './browser-passkeys.ts';

interface PasskeyProofProps {
  options: PasskeyRequest;
  onExpired: () => void;
}

/** Button that opens the browser's passkey dialog, which requires a click. */
export function PasskeyProof({ options, onExpired }: PasskeyProofProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);

  async function prove() {
    setBusy(true);
    setFailure(null);
    try {
      await completeLogin({ passkey: await askPasskey(options) });
      await adoptSession();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SecondFactorExpired') return onExpired();
      setBusy(false);
      setFailure(
        wasCalledOff(error) ? 'No has llegado a usar la llave. Vuelve a intentarlo.' : explained(error),
      );
    }
  }

  return (
    <Stack gap={5}>
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Text>
        Tu navegador te pedirá la llave de acceso: tu huella, tu cara, un PIN o una llave de seguridad.
      </Text>
      <Button ref={button} icon="lock" busy={busy} onClick={() => void prove()}>
        Usar la llave de acceso
      </Button>
    </Stack>
  );
}
