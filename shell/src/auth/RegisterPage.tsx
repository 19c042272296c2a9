import { Skeleton } from '@puente/design-system/skeleton';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { useCampaign } from './campaign.ts';
import { CampaignBanner } from './CampaignBanner.tsx';
import { useRegisterLink } from './register-link.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** /register (specification §2, registration screen). */
export default function RegisterPage() {
  const link = useRegisterLink();
  const { pending, chosen } = useCampaign(link.campaign);
  // Only students have campaigns (§6).
  const profile = chosen ? 'student' : link.profile;
  const coordinator = profile === 'coordinator';
  useReady(!pending);

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
        {chosen && <CampaignBanner campaign={chosen.campaign} />}
        {pending ? (
          <Skeleton lines={6} />
        ) : (
          <RegistrationForm
            profile={profile}
            chosen={chosen}
            onProfile={link.hideProfile || chosen ? undefined : link.chooseProfile}
          />
        )}
        <Text size="sm">
          Ya tienes una cuenta? <Link href={href('login')}>Iniciar sesión</Link>
        </Text>
      </Stack>
    </AuthPage>
  );
}
