import { useEffect, useState } from 'react';
import { ApiError, explained } from '@puente/client/api-error';
import { factorsOfLogin } from '@puente/client/second-factor';
import type { LoginFactors } from '@puente/contract/entities/second-factor';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Retry } from '@puente/design-system/retry';
import { Spinner } from '@puente/design-system/spinner';
import { Text } from '@puente/design-system/text';
import { knowsPasskeys } from './browser-passkeys.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';

export interface SecondStepProps {
  /** Restarts the login. */
  onAgain: () => void;
}

type Way = 'code' | 'recoveryCode' | 'passkey';

const offers = {
  code: 'Usar la aplicación de códigos',
  passkey: 'Usar una llave de acceso',
  recoveryCode: 'Usar un código de recuperación',
} as const satisfies Record<Way, string>;

/** Returns the second factors that the user can use in this browser, easiest first. */
function waysIn({ totp, passkey, recoveryCode }: LoginFactors): Way[] {
  return [
    ...(passkey && knowsPasskeys() ? (['passkey'] as const) : []),
    ...(totp ? (['code'] as const) : []),
    ...(recoveryCode ? (['recoveryCode'] as const) : []),
  ];
}

/** Second step of a login in this browser. On success the session changes, and the surrounding page continues. */
export default function SecondStep({ onAgain }: SecondStepProps) {
  const [factors, setFactors] = useState<LoginFactors | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<Way | null>(null);
  const [expired, setExpired] = useState(false);

  useEffect(() => {
    let left = false;
    factorsOfLogin().then(
      (found) => {
        if (!left) setFactors(found);
      },
      (error: unknown) => {
        if (left) return;
        if (isExpired(error)) setExpired(true);
        else setFailure(explained(error));
      },
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  if (expired) return <Expired onAgain={onAgain} />;
  if (failure !== null)
    return (
      <Retry
        place="section"
        title="No hemos podido preparar este paso"
        message={failure}
        busy={false}
        onRetry={() => {
          setFailure(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  if (!factors)
    return (
      <Cluster role="status">
        <Spinner />
        <Text as="span">Preparamos el segundo paso…</Text>
      </Cluster>
    );

  const ways = waysIn(factors);
  const way = chosen ?? (ways.includes('code') ? 'code' : ways[0]);
  const { passkey } = factors;
  const onExpired = () => setExpired(true);
  return (
    <Stack gap={5}>
      {way === 'passkey' && passkey && <PasskeyProof options={passkey} onExpired={onExpired} />}
      {(way === 'code' || way === 'recoveryCode') && <CodeForm key={way} way={way} onExpired={onExpired} />}
      {way === undefined && (
        <Notice tone="warning">
          Este navegador no admite llaves de acceso. Entra desde otro o escríbenos para que te ayudemos.
        </Notice>
      )}
      <Stack gap={2}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <div key={other}>
              <Button variant="quiet" size="sm" onClick={() => setChosen(other)}>
                {offers[other]}
              </Button>
            </div>
          ))}
        <div>
          <Button variant="quiet" size="sm" icon="arrow-left" onClick={onAgain}>
            Volver a iniciar sesión
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SecondFactorExpired';

function Expired({ onAgain }: SecondStepProps) {
  return (
    <Notice
      tone="warning"
      title="Este paso ha caducado"
      live
      action={
        <Button size="sm" onClick={onAgain}>
          Volver a iniciar sesión
        </Button>
      }
    >
      Tienes cinco minutos para completarlo. Inicia sesión otra vez.
    </Notice>
  );
}
