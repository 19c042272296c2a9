import { resendConfirmation } from '@puente/client/auth';
import { type RegistrableRole, registrableRoles } from '@puente/contract/roles';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Prose } from '@puente/design-system/text';
import { useSentTo } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useLocation, useSearchParams } from '@puente/platform/router';
import { useInBrowser, useReady } from '@puente/platform/ui';
import { AddressForm } from './AddressForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useCampaign } from './campaign.ts';
import { ConfirmationResend } from './ConfirmationResend.tsx';
import { stepsAfterRegistration } from './steps-after-registration.ts';

/** /register/completed (optional `?campaign=`): the account exists; explains how to confirm the address, and the next steps. */
export default function RegisterCompletedPage() {
  const location = useLocation();
  // History state survives a reload, but the server does not know it.
  const { email, profile } = comingFrom(useInBrowser<unknown>(() => location.state, null));
  const [search] = useSearchParams();
  const { pending, chosen } = useCampaign(search.get('campaign'));
  const campaign = chosen?.campaign.name ?? null;
  useReady(!pending);

  return (
    <AuthPage
      title="Revisa tu correo"
      lead={
        campaign
          ? `Ya formas parte de ${campaign}. Solo falta confirmar tu dirección.`
          : 'Tu cuenta está creada. Solo falta confirmar tu dirección.'
      }
    >
      <Stack gap={5}>
        <Prose>
          <ol>
            <li>
              <strong>Confirma tu correo electrónico.</strong>{' '}
              {`Te hemos enviado un enlace${email ? ` a ${email}` : ''}. Ábrelo y podrás iniciar sesión.`}
            </li>
            {stepsAfterRegistration(profile, campaign).map(({ title, text }) => (
              <li key={title}>
                <strong>{`${title}.`}</strong> {text}
              </li>
            ))}
          </ol>
        </Prose>
        {email ? <ConfirmationResend email={email} /> : <ResendToAddress />}
        <div>
          <ButtonLink href={href('login')} variant="secondary">
            Iniciar sesión
          </ButtonLink>
        </div>
      </Stack>
    </AuthPage>
  );
}

/** Form for a visitor who opened the page directly. It mails any address and does not reveal whether an account exists. */
function ResendToAddress() {
  const [sentTo, setSentTo] = useSentTo();
  if (sentTo !== null) {
    return (
      <Notice tone="success" live takesFocus>
        {`Si ${sentTo || 'esa dirección'} tiene una cuenta sin confirmar, te hemos enviado otro correo. Mira también en el correo no deseado.`}
      </Notice>
    );
  }
  return (
    <Disclosure summary="¿No encuentras el correo?">
      <AddressForm action="Reenviar el correo" send={resendConfirmation} onSent={setSentTo} />
    </Disclosure>
  );
}

/** Reads the state passed by the registration screen. It is in the browser's history and survives a reload. */
function comingFrom(state: unknown): { email: string | null; profile: RegistrableRole | null } {
  const known: { email?: unknown; profile?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    email: typeof known.email === 'string' ? known.email : null,
    profile: registrableRoles.find((role) => role === known.profile) ?? null,
  };
}
