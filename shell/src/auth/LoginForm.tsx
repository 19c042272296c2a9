import { useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import type { CurrentUser } from '@puente/contract/entities/user';
import { loginForm, type LoginForm as Values } from '@puente/contract/forms/login';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Checkbox, PasswordField, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { summaryOf, useForm, useWatch, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { signIn } from '@puente/platform/session';
import { ConfirmationResend } from './ConfirmationResend.tsx';
import { SocialButtons } from './SocialButtons.tsx';

interface Props {
  onSignedIn: (user: CurrentUser) => void;
  /** What the form says when login fails for no reason of the person's (specification §8). */
  unexpected: string;
  /** Where a provider should lead back to; otherwise where the person was going. */
  redirect?: string | undefined;
  /** Told when somebody goes on to another page, so that a window around the form closes. */
  onLeave?: () => void;
}

/** Email and password, for the login page and the login modal alike (specification §5 and §8). */
export function LoginForm({ onSignedIn, unexpected, redirect, onLeave }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', remember: false },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const remember = useWatch({ control: form.control, name: 'remember' });
  const [refused, setRefused] = useState<Refused | null>(null);

  const submit = form.handleSubmit(async ({ email, password, remember }) => {
    setRefused(null);
    try {
      onSignedIn(await signIn(email, password, remember));
    } catch (error) {
      setRefused({ refusal: error instanceof ApiError ? error : new ApiError('Unexpected'), email });
    }
  });

  return (
    <Stack gap={5}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <ErrorSummary attempt={submitCount} errors={summaryOf(errors, ['email', 'password'])} />
          {refused && <Refusal {...refused} unexpected={unexpected} />}
          <TextField
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Contraseña"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Checkbox label="Recordarme en este dispositivo" {...form.register('remember')} />
          <Button type="submit" busy={isSubmitting}>
            Iniciar sesión
          </Button>
        </Stack>
      </form>
      <Text size="sm">
        <Link href={href('forgotPassword')} onClick={onLeave}>
          ¿Has olvidado tu contraseña?
        </Link>
      </Text>
      <Text size="sm">
        ¿Aún no tienes cuenta?{' '}
        <Link href={href('register')} onClick={onLeave}>
          Crear cuenta
        </Link>
      </Text>
      <SocialButtons form="above" rememberMe={remember} redirect={redirect} />
    </Stack>
  );
}

/** `email` is the address that was refused, whatever is typed in the field by now. */
interface Refused {
  refusal: ApiError;
  email: string;
}

function Refusal({ refusal, unexpected, email }: Refused & { unexpected: string }) {
  if (refusal.code === 'EmailNotConfirmed') {
    return (
      <Notice tone="warning" title={refusal.message} live>
        <ConfirmationResend email={email} />
      </Notice>
    );
  }
  const expected = refusal.code === 'InvalidCredentials' || refusal.code === 'TooManyRequests';
  return (
    <Notice tone="danger" live>
      {expected ? refusal.message : unexpected}
    </Notice>
  );
}
