import { messageOf } from '@puente/client/api-error';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { useCampaign } from './campaign.ts';
import { CampaignBanner, CampaignPending } from './CampaignBanner.tsx';
import { useRegisterLink } from './register-link.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** /register (specification §2, registration screen). */
export default function RegisterPage() {
  const link = useRegisterLink();
  const campaign = useCampaign(link.campaign);
  const { chosen, failure } = campaign;
  // Trust the link until the campaign has loaded, so that fields do not move while the user types.
  const expected = campaign.pending && failure === null;
  const forCampaign = chosen !== null || expected;
  // Only students have campaigns (§6).
  const profile = forCampaign ? 'student' : link.profile;
  const coordinator = profile === 'coordinator';
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
        {chosen && <CampaignBanner campaign={chosen.campaign} />}
        {expected && <CampaignPending />}
        {failure && (
          <Retry
            place="section"
            title="No hemos podido cargar la campaña"
            message={`${messageOf(failure)} También puedes crear tu cuenta sin ella.`}
            busy={campaign.pending}
            onRetry={campaign.retry}
          />
        )}
        <RegistrationForm
          profile={profile}
          campaign={campaign}
          onProfile={link.hideProfile || forCampaign ? undefined : link.chooseProfile}
        />
        <Text size="sm">
          Ya tienes una cuenta? <Link href={href('login')}>Iniciar sesión</Link>
        </Text>
      </Stack>
    </AuthPage>
  );
}
