import { lazy, Suspense, type ReactNode } from 'react';
import { closeLogin, useLoginDialog } from '@puente/platform/ui';
import { consentPlace } from '../consent/start-consent.ts';
import { Contained } from '../errors/Contained.tsx';
import { WelcomeGate } from '../welcome/WelcomeGate.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Toasts } from './Toasts.tsx';
import styles from './Frame.module.css';

const LoginDialog = lazy(() => import(/* webpackChunkName: "loginDialog" */ '../auth/LoginDialog.tsx'));

/** Everything around a page; it stays whatever happens to the page. */
export function Frame({ busy, children }: { busy: boolean; children: ReactNode }) {
  const loginOpen = useLoginDialog((dialog) => dialog.open);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Saltar al contenido
      </a>
      <div id={consentPlace} />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={busy} data-busy={busy || undefined}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <Contained key={String(loginOpen)} onFailure={closeLogin}>
        <Suspense fallback={null}>{loginOpen && <LoginDialog />}</Suspense>
      </Contained>
      <WelcomeGate />
    </div>
  );
}
