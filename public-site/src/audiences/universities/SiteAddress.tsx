import { useSyncExternalStore } from 'react';
import { href } from '@puente/platform/links';
import { QrCode } from '@puente/platform/qr-code';
import styles from './SiteAddress.module.css';

const never = () => () => {};
const ownOrigin = (): string => window.location.origin;
/** A server draws the page for whatever address it is reached at. */
const unknown = (): null => null;

/** Where students find the page for them: to be read, and to be pointed at. Its place is kept until the browser says where it is. */
export function SiteAddress() {
  const origin = useSyncExternalStore(never, ownOrigin, unknown);
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
