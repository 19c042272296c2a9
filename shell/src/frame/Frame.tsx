import { lazy, type ReactNode, Suspense } from 'react';
import { closeLogin, useLoginDialog } from '@puente/platform/ui';
import { consentPlace } from '../consent/consent-place.ts';
import { Contained } from '../errors/Contained.tsx';
import { WelcomeGate } from '../welcome/WelcomeGate.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { useIdle } from './idle.ts';
import { optional } from './optional.ts';
import { Toasts } from './Toasts.tsx';

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
