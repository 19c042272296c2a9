import type { Applicant } from '@puente/contract/entities/student';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import styles from './Applications.module.css';

/** E-mail and telephone: the API gives them from a preselection on. */
export function ApplicantContact({ student: { email, phone } }: { student: Applicant }) {
  if (email === null && phone === null) return null;
  return (
    <ul data-plain="" className={styles.contact} aria-label="Contacto">
      {email !== null && (
        <li className={styles.fact}>
          <Icon name="mail" label="Correo" />
          <Link href={`mailto:${email}`}>{email}</Link>
        </li>
      )}
      {phone !== null && phone !== '' && (
        <li className={styles.fact}>
          <Icon name="phone" label="Teléfono" />
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </li>
      )}
    </ul>
  );
}
