import { useLayoutEffect } from 'react';
import { ApiError } from '@puente/client/api-error';
import { completeLogin } from '@puente/client/second-factor';
import { type SecondStepForm, secondStepForm } from '@puente/contract/forms/second-factor';
import { Button } from '@puente/design-system/button';
import { Form, TextField, type TextFieldProps } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { adoptSession } from '@puente/platform/session';
import { FormProblems } from '../auth/FormProblems.tsx';

interface CodeFormProps {
  way: keyof SecondStepForm;
  onExpired: () => void;
}

const fields = {
  code: {
    label: 'Código de 6 cifras',
    hint: 'El que muestra ahora tu aplicación de códigos.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 10,
  },
  recoveryCode: {
    label: 'Código de recuperación',
    hint: 'Uno de los que guardaste al activar la verificación. Sirve una sola vez.',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 20,
  },
} as const satisfies Record<CodeFormProps['way'], TextFieldProps>;

/** Form for a code from the authenticator app or a recovery code. */
export function CodeForm({ way, onExpired }: CodeFormProps) {
  const form = useForm<SecondStepForm>({
    resolver: zodResolver(secondStepForm(way)),
    defaultValues: { code: '', recoveryCode: '' },
  });
  const { setFocus } = form;
  const { submit, busy, failure } = useSending(
    form,
    async (values) => {
      await completeLogin({ [way]: values[way] });
      await adoptSession();
    },
    undefined,
    (error) => {
      const isOver = error instanceof ApiError && error.code === 'SecondFactorExpired';
      if (isOver) onExpired();
      return isOver;
    },
  );
  // The form replaces the previous one: move focus into it.
  useLayoutEffect(() => setFocus(way), [setFocus, way]);

  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <FormProblems attempt={0} errors={[]} failure={failure} />
        <TextField
          {...fields[way]}
          required
          error={form.formState.errors[way]?.message}
          {...form.register(way)}
        />
        <Button type="submit" busy={busy}>
          Entrar
        </Button>
      </Stack>
    </Form>
  );
}
