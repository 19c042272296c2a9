import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useRegistration } from './registration.ts';

/** /register (specification §2, registration screen). `?profile=` chooses the profile that is offered first. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const registration = useRegistration((email) => void navigate(href('registerCompleted'), { state: { email } }));
  const coordinator = registration.profile === 'coordinator';
  useReady(true);

  return (
    <AuthPage
      title={coordinator ? 'Impulsa tus proyectos hoy' : 'Mejorar tu empleabilidad hoy'}
      lead={
        coordinator
          ? 'Publica retos reales y conoce a estudiantes de toda España.'
          : 'Crea tu cuenta gratis y encuentra un proyecto que te importe.'
      }
    >
      <Stack gap={5}>
        <RegistrationFields registration={registration} />
        <Text size="sm">
          ¿Ya tienes una cuenta? <Link href={href('login')}>Iniciar sesión</Link>
        </Text>
      </Stack>
    </AuthPage>
  );
}
