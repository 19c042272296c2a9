import { href } from '@puente/platform/links';
import { QrCode } from '@puente/platform/qr-code';
import { useInBrowser } from '@puente/platform/ui';
import styles from './SiteAddress.module.css';

/** Where students find the page for them: to be read, and to be pointed at. Its place is kept until the browser says where it is. */
export function SiteAddress() {
  // A server draws the page for whatever address it is reached at.
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
