import { resendConfirmation } from '@puente/client/auth';
import { registrableRoles, type RegistrableRole } from '@puente/contract/roles';
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

/** /register/completed (optional `?campaign=`): the account is there, the address has to be confirmed, and what comes then. */
export default function RegisterCompletedPage() {
  const location = useLocation();
  // A reload keeps it, and the server does not know it.
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

/** For a visitor who typed the page's address: mails any address, and does not tell who has an account. */
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

/** State handed over by the registration screen; it survives a reload in the browser's history. */
function comingFrom(state: unknown): { email: string | null; profile: RegistrableRole | null } {
  const known: { email?: unknown; profile?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    email: typeof known.email === 'string' ? known.email : null,
    profile: registrableRoles.find((role) => role === known.profile) ?? null,
  };
}
