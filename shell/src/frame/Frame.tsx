import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ToastRegion } from '@puente/design-system/toast';
import { closeLogin, dismissToast, useLoginDialog, useToasts } from '@puente/platform/ui';
import { consentPlace } from '../consent/consent-place.ts';
import { Contained } from '../errors/Contained.tsx';
import { ViewPlace } from '../view/ViewPlace.tsx';
import { WelcomeGate } from '../welcome/WelcomeGate.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { useIdle } from './idle.ts';
import { optional } from './optional.ts';

const LoginDialog = lazy(() => import(/* webpackChunkName: "loginDialog" */ '../auth/LoginDialog.tsx'));

const Floating = optional(() => import(/* webpackChunkName: "floating" */ './Floating.tsx'));

interface FrameProps {
  busy: boolean;
  /** True on the chat page (specification §2): brand and account only, no footer, and nothing that floats. */
  reduced: boolean;
  children: ReactNode;
}

/** Everything around a page. It stays even when the page fails. */
export function Frame({ busy, reduced, children }: FrameProps) {
  const loginOpen = useLoginDialog((dialog) => dialog.open);
  const idle = useIdle(!busy);
  return (
    <div className={styles.frame} data-reduced={reduced || undefined}>
      <a className={styles.skip} href="#main">
        Saltar al contenido
      </a>
      <div id={consentPlace} />
      <ViewPlace />
      <Header reduced={reduced} />
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={busy} data-busy={busy || undefined}>
        {children}
      </main>
      {!reduced && <Footer />}
      <Suspense fallback={null}>{!reduced && idle && <Floating />}</Suspense>
      <Toasts />
      <Contained key={String(loginOpen)} onFailure={closeLogin}>
        <Suspense fallback={null}>{loginOpen && <LoginDialog />}</Suspense>
      </Contained>
      <WelcomeGate />
    </div>
  );
}

/** Live region for toasts. It is always rendered, as screen readers ignore a region that is added together with its text. */
function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const [isThere, setIsThere] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a message of the first load comes after its region
  useEffect(() => setIsThere(true), []);
  return <ToastRegion toasts={isThere ? toasts : []} onDismiss={dismissToast} />;
}
