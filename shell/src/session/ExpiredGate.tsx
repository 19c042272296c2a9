import { type ComponentType, useEffect, useState } from 'react';
import { href } from '@puente/platform/links';
import { useLocation, useNavigate } from '@puente/platform/router';
import { giveUpSession, rememberIntendedPath, useSession } from '@puente/platform/session';
import type { ExpiredDialogProps } from '../auth/LoginDialog.tsx';

/** Opens the login modal over a page whose session has expired. Afterwards the user finds the page as they left it. */
export function ExpiredGate() {
  const expired = useSession((session) => session.expired);
  return expired ? <LoginAgain /> : null;
}

function LoginAgain() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [from] = useState(pathname);
  const [Dialog, setDialog] = useState<ComponentType<ExpiredDialogProps> | null>(null);

  useEffect(() => {
    let wanted = true;
    import(/* webpackChunkName: "loginDialog" */ '../auth/LoginDialog.tsx').then(
      ({ ExpiredDialog }) => {
        if (wanted) setDialog(() => ExpiredDialog);
      },
      // The chunk failed to load: use the login page instead. The form is kept as a draft.
      () => {
        if (wanted) giveUpSession();
      },
    );
    return () => {
      wanted = false;
    };
  }, []);

  // Navigating back or forward leaves the page with its unsaved content.
  useEffect(() => {
    if (pathname !== from) giveUpSession();
  }, [pathname, from]);

  const giveUp = () => {
    rememberIntendedPath(pathname + search);
    giveUpSession();
  };
  const toLogin = () => {
    giveUp();
    void navigate(href('login'), { replace: true });
  };

  return Dialog && <Dialog onClose={toLogin} onLeave={giveUp} />;
}
