import { forgottenPasswordForm, type ForgottenPasswordForm } from '@puente/contract/forms/account';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { summaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';

interface AddressFormProps {
  /** What the button says. */
  action: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Asks for an address and mails something to it. */
export function AddressForm({ action, send, onSent }: AddressFormProps) {
  const form = useForm<ForgottenPasswordForm>({
    resolver: zodResolver(forgottenPasswordForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ email }) => {
    await send(email);
    onSent(email);
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <ErrorSummary attempt={submitCount} errors={summaryOf(errors, ['email'])} />
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
