import { useLayoutEffect, useRef, useState } from 'react';
import { explained } from '@puente/client/api-error';
import { resendConfirmation } from '@puente/client/auth';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

/** Button to send the confirmation mail again. */
export function ConfirmationResend({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState('');
  const status = useRef<HTMLDivElement>(null);
  // A ref, not state: several clicks can arrive before the next render.
  const sending = useRef(false);

  // The button that had focus is gone.
  useLayoutEffect(() => {
    if (state === 'sent') status.current?.focus();
  }, [state]);

  async function send() {
    if (sending.current) return;
    sending.current = true;
    setState('busy');
    setFailure('');
    try {
      await resendConfirmation(email);
      setState('sent');
    } catch (error) {
      setState('idle');
      setFailure(explained(error));
    }
    sending.current = false;
  }

  return (
    <Stack gap={3}>
      <div role="status" tabIndex={-1} ref={status}>
        <Text size="sm">
          {state === 'sent'
            ? `Te hemos enviado otro correo a ${email}.`
            : failure ||
              'Te enviamos un enlace al crear la cuenta. Si no lo encuentras, mira en el correo no deseado.'}
        </Text>
      </div>
      {state !== 'sent' && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon="mail"
            busy={state === 'busy'}
            onClick={() => void send()}
          >
            Reenviar el correo
          </Button>
        </div>
      )}
    </Stack>
  );
}
