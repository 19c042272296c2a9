import { useEffect } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { Cluster } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Spinner } from '@puente/design-system/spinner';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { knownUser, useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { useAfterLogin } from './after-login.ts';
import { AuthPage } from './AuthPage.tsx';
import { CompletionFields } from './CompletionFields.tsx';

/** /user/complete (specification §2): profile form of a signed-in user without a profile. */
export default function CompletePage() {
  const { status, user, unreachable } = useSession();
  const navigate = useNavigate();
  const goOn = useAfterLogin();
  const completed = user !== null && user.profileType !== null;
  useReady(user !== null && !completed);

  useEffect(() => {
    // Not a route guard: it would store this page as the intended path and drop the one that the user wanted.
    if (status === 'loggedOut') void navigate(href('login'), { replace: true });
    if (user?.profileType) goOn(user);
  }, [status, user, goOn, navigate]);

  if (unreachable) {
    return (
      <Retry
        place="page"
        title="No hemos podido cargar tu cuenta"
        message={generalErrors.Network.text}
        busy={false}
        onRetry={() => void knownUser().catch(() => undefined)}
      />
    );
  }
  return (
    <AuthPage
      title="Completa tu perfil"
      lead="Ya casi está. Dinos quién eres y te llevamos a lo que te interesa."
    >
      {user ? (
        <CompletionFields user={user} />
      ) : (
        <Cluster justify="center">
          <Spinner label="Cargando tu cuenta" />
        </Cluster>
      )}
    </AuthPage>
  );
}
