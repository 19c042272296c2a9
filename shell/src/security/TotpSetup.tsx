import { useLayoutEffect, useRef } from 'react';
import { confirmTotp } from '@puente/client/second-factor';
import { type TotpForm, totpForm } from '@puente/contract/forms/second-factor';
import { Button } from '@puente/design-system/button';
import { Form, TextField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { QrCode } from '@puente/platform/qr-code';
import { FormProblems } from '../auth/FormProblems.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Security.module.css';

export interface TotpSetupProps {
  uri: string;
  secret: string;
  onConfirmed: (recoveryCodes: readonly string[] | null) => Promise<void>;
  onCancel: () => void;
}

/** Secret for the app, as a QR code and as text, and a field for the first code, which proves that the app has it. */
export function TotpSetup({ uri, secret, onConfirmed, onCancel }: TotpSetupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<TotpForm>({ resolver: zodResolver(totpForm), defaultValues: { code: '' } });
  const { submit, busy, failure } = useSending(form, async ({ code }) => {
    await onConfirmed(await confirmTotp(code));
  });
  // The dialog that led here is gone, and so is its opener.
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap={5}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        Escanea el código con tu aplicación
      </Heading>
      <QrCode text={uri} label="Código QR para tu aplicación" className={styles.qr} />
      <Stack gap={2}>
        <Text size="sm">¿No puedes escanearlo? Escribe esta clave en la aplicación:</Text>
        <Cluster>
          <code className={styles.secret}>{inGroups(secret)}</code>
          <CopyButton text={secret} label="Copiar la clave" />
        </Cluster>
      </Stack>
      <Form onSubmit={submit}>
        <Stack gap={5}>
          <FormProblems attempt={0} errors={[]} failure={failure} />
          <TextField
            label="Código de 6 cifras"
            hint="El que muestra ahora tu aplicación."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
          <Cluster>
            <Button type="submit" busy={busy}>
              Activar
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancelar
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Stack>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
