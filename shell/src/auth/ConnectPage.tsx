import { useEffect, useState } from 'react';
import { explained } from '@puente/client/api-error';
import { providers } from '@puente/contract/constants/providers';
import type { CurrentUser } from '@puente/contract/entities/user';
import { returnPath } from '@puente/contract/return-path';
import { Cluster } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Spinner } from '@puente/design-system/spinner';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useLocation, useNavigate, useParams, useSearchParams } from '@puente/platform/router';
import {
  adoptSession,
  destinationAfterLogin,
  forgetIntendedPath,
  rememberIntendedPath,
  useSession,
} from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { NotFound } from '../outlet/NotFound.tsx';
import { AuthPage } from './AuthPage.tsx';
import { ConnectFailure } from './ConnectFailure.tsx';
import { providerNames } from './provider-names.ts';

/** /connect/{provider}: target of the API's redirect after a provider, with a session or with `?error=`. */
export default function ConnectPage() {
  const { provider: named } = useParams();
  const [search] = useSearchParams();
  const provider = providers.find((known) => known === named);
  const error = search.get('error');
  if (!provider) return <NotFound />;
  if (error !== null) return <ConnectFailure provider={provider} code={error} />;
  return <Arriving name={providerNames[provider]} redirect={returnPath(search.get('redirect'))} />;
}

function Arriving({ name, redirect }: { name: string; redirect: string | null }) {
  const navigate = useNavigate();
  // Another visit of this page, by «Atrás» or a link, starts again.
  const { key } = useLocation();
  const nobody = useSession(({ status }) => status === 'loggedOut');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  useReady(failure !== null);

  useEffect(() => {
    let left = false;
    const arrive = async () => {
      // Opened directly, or cookies are disabled: go to the login, which leads to the stored path.
      if (nobody) {
        if (redirect !== null) rememberIntendedPath(redirect);
        return navigate(href('login'), { replace: true });
      }
      const user = await adoptSession();
      if (!left) await navigate(destinationFor(user, redirect), { replace: true });
    };
    arrive().catch((error: unknown) => {
      if (!left) setFailure(explained(error));
    });
    return () => {
      left = true;
    };
  }, [nobody, redirect, attempt, key, navigate]);

  if (failure !== null && !nobody) {
    return (
      <Retry
        place="page"
        title="No hemos podido iniciar tu sesión"
        message={failure}
        busy={false}
        onRetry={() => {
          setFailure(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <AuthPage title={`Iniciar sesión con ${name}`}>
      <Cluster role="status">
        <Spinner />
        <Text as="span">{`Estamos iniciando tu sesión con ${name}…`}</Text>
      </Cluster>
    </AuthPage>
  );
}

/**
 * Returns the path after a login through a provider. A user without a profile completes it first, and the intended path is kept
 * (specification §4).
 */
function destinationFor(user: CurrentUser, redirect: string | null): string {
  if (!user.profileType) {
    if (redirect !== null) rememberIntendedPath(redirect);
    return href('userComplete');
  }
  if (redirect === null) return destinationAfterLogin(user);
  forgetIntendedPath();
  return redirect;
}
