import { href } from '@puente/platform/links';
import { QrCode } from '@puente/platform/qr-code';
import { useInBrowser } from '@puente/platform/ui';
import styles from './SiteAddress.module.css';

/** Address and QR code of the page for students. The space is reserved until the browser knows the origin. */
export function SiteAddress() {
  // The server renders the page without knowing the public origin.
  const origin = useInBrowser<string | null>(() => window.location.origin, null);
  const address = origin && origin + href('students');
  return (
    <div className={styles.place}>
      <div className={styles.code}>
        {address && <QrCode text={address} label="Código QR de la página para estudiantes" />}
      </div>
      <p className={styles.words}>
        Mira los proyectos en
        <strong className={styles.address}>{address?.replace(/^https?:\/\//, '')}</strong>
      </p>
    </div>
  );
}
