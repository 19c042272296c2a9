import { type ComponentType, useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { type LoginForm as Values, loginForm } from '@puente/contract/forms/login';
import { type LoginProblem, loginProblem } from '@puente/contract/login-problem';
import { messages } from '@puente/contract/messages';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Checkbox, Form, PasswordField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { LoadingButton } from '@puente/design-system/loading-button';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { summaryOf, useForm, useSending, useWatch, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { signIn } from '@puente/platform/session';
import type { SecondStepProps } from '../second-step/SecondStep.tsx';
import { ConfirmationResend } from './ConfirmationResend.tsx';
import { EmailField } from './EmailField.tsx';
import { SocialButtons } from './SocialButtons.tsx';

interface Props {
  /** Email address of the user, if it is already known. */
  email?: string | undefined;
  /** Code from the mailed link: the login confirms the address. */
  confirmation?: string | undefined;
  /** Error of a form that the browser submitted before hydration. */
  problem?: LoginProblem | undefined;
  /** Button label for five seconds when login fails through no fault of the user (specification §8). */
  failureText?: string;
  /** Path after a login through a provider. Defaults to the intended path. */
  redirect?: string | undefined;
  /** Called when the user follows a link to another page, so that a surrounding dialog can close. */
  onLeave?: () => void;
}

/** Login form for the login page and the login modal: email and password, then the second factor of accounts that have one. */
export function LoginForm(props: Props) {
  const [typed, setTyped] = useState(props.email);
  const [SecondStep, setSecondStep] = useState<ComponentType<SecondStepProps> | null>(null);
  if (SecondStep) return <SecondStep onAgain={() => setSecondStep(null)} />;
  const askForMore = async (email: string) => {
    const { default: Loaded } = await import(
      /* webpackChunkName: "secondStep" */ '../second-step/SecondStep.tsx'
    );
    setTyped(email);
    setSecondStep(() => Loaded);
  };
  return <FirstStep {...props} email={typed} onSecondStep={askForMore} />;
}

interface FirstStepProps extends Props {
  onSecondStep: (email: string) => Promise<void>;
}

/** Email and password (specification §5 and §8). */
function FirstStep({
  email: known = '',
  confirmation,
  problem,
  failureText,
  redirect,
  onLeave,
  onSecondStep,
}: FirstStepProps) {
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: known, password: '', remember: false },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const remember = useWatch({ control: form.control, name: 'remember' });
  const [refused, setRefused] = useState<Refused | null>(
    problem === undefined ? null : { refusal: new ApiError(problem), email: known },
  );
  const forgive = () => setRefused(null);

  const { submit, busy, failures } = useSending(
    form,
    async ({ email, password, remember: remembered }) => {
      forgive();
      try {
        await signIn(email, password, remembered, confirmation);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SecondFactorRequired') throw error;
        await onSecondStep(email);
      }
    },
    forgive,
    (error, { email }) => {
      const refusal = error instanceof ApiError ? error : new ApiError('Unexpected');
      setRefused({ refusal, email });
      return isExpected(refusal);
    },
  );

  return (
    <Stack gap={5}>
      <Form drawn="login" onSubmit={submit}>
        {confirmation !== undefined && <input type="hidden" name="confirmation" value={confirmation} />}
        <Stack gap={5}>
          <ErrorSummary attempt={submitCount} errors={summaryOf(errors, ['email', 'password'])} />
          {refused && <Refusal {...refused} />}
          {/* The server-rendered form may be submitted before hydration. */}
          <EmailField
            error={errors.email?.message}
            defaultValue={known || undefined}
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
          <LoadingButton type="submit" busy={busy} failures={failures} failureText={failureText}>
            {confirmation === undefined ? 'Iniciar sesión' : 'Confirmar e iniciar sesión'}
          </LoadingButton>
        </Stack>
      </Form>
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

/** A failed login. `email` is the address that was refused, even if the field has changed since. */
interface Refused {
  refusal: ApiError;
  email: string;
}

const isExpected = ({ code }: ApiError): boolean => loginProblem(code) !== 'Unexpected';

function Refusal({ refusal, email }: Refused) {
  if (refusal.code === 'EmailNotConfirmed' || refusal.code === 'ConfirmationInvalid') {
    return (
      <Notice tone="warning" title={refusal.message} live>
        {email !== '' && <ConfirmationResend email={email} />}
      </Notice>
    );
  }
  // The button already announces unexpected errors: a screen reader should not read them twice.
  const expected = isExpected(refusal);
  return (
    <Notice tone="danger" live={expected}>
      {expected ? refusal.message : messages.loginFailed}
    </Notice>
  );
}
