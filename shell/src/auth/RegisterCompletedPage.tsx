import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useLocation } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { ConfirmationResend } from './ConfirmationResend.tsx';

/** /register/completed: the account is there, the address has to be confirmed. */
export default function RegisterCompletedPage() {
  const email = emailIn(useLocation().state);
  useReady(true);
  return (
    <AuthPage title="Revisa tu correo" lead="Tu cuenta está creada. Solo falta confirmar tu dirección.">
      <Stack gap={5}>
        <Text>
          <Icon name="mail" /> Te hemos enviado un enlace{email ? ` a ${email}` : ''}. Ábrelo y podrás iniciar sesión.
        </Text>
        {email && <ConfirmationResend email={email} />}
        <div>
          <ButtonLink href={href('login')} variant="secondary">
            Iniciar sesión
          </ButtonLink>
        </div>
      </Stack>
    </AuthPage>
  );
}

/** The address comes along from the registration screen; whoever opens the page by its address sees none. */
const emailIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : null;
