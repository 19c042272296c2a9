import { useEffect } from 'react';
import { secondFactorQueries } from '@puente/client/second-factor';
import type { CurrentUser } from '@puente/contract/entities/user';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useLocation, useNavigate } from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';
import { noteNotNow, wasPutOff } from './second-factor-put-off.ts';

/** Roles for which the API may recommend a second factor. The API knows which of them have one. */
const askedRoles: readonly CurrentUser['profileType'][] = ['staff', 'projectManager'];

/** Recommends a second factor to staff and project managers. It can be dismissed. */
export function SecondFactorGate() {
  const { user, expired } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isDue =
    user !== null &&
    !user.view &&
    askedRoles.includes(user.profileType) &&
    !expired &&
    !pathname.startsWith('/user/');
  const { data } = useQuery({ ...secondFactorQueries.own(), enabled: isDue && !wasPutOff() });
  const asks = isDue && data?.asked === true && !wasPutOff();

  useEffect(() => {
    if (!asks) return;
    const id = showToast({
      tone: 'info',
      message: 'Protege tu cuenta con la verificación en dos pasos.',
      action: { label: 'Activarla', onPress: () => void navigate(href('userSecurity')) },
      dismissal: { label: 'Ahora no', onPress: noteNotNow },
    });
    return () => dismissToast(id);
  }, [asks, navigate]);

  return null;
}
