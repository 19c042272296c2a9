import { useLayoutEffect } from 'react';
import { type ForgottenPasswordForm, forgottenPasswordForm } from '@puente/contract/forms/account';
import { Button } from '@puente/design-system/button';
import { Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { namedSummaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { EmailField } from './EmailField.tsx';
import { FormProblems } from './FormProblems.tsx';

interface AddressFormProps {
  /** Label of the button. */
  action: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
  /** True when the form replaces the focused element. */
  takesFocus?: boolean;
}

/** Asks for an email address and sends mail to it. */
export function AddressForm({ action, send, onSent, takesFocus = false }: AddressFormProps) {
  const form = useForm<ForgottenPasswordForm>({
    resolver: zodResolver(forgottenPasswordForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ email }) => {
    await send(email);
    onSent(email);
  });

  return (
    <Form drawn="address" onSubmit={submit}>
      <Stack gap={5}>
        <FormProblems
          attempt={submitCount}
          errors={namedSummaryOf(errors, { email: 'Correo electrónico' })}
          failure={failure}
        />
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </Stack>
    </Form>
  );
}
