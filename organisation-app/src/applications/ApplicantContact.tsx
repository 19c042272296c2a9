import { brand } from '@puente/contract/brand';
import { isOfInterest } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { mailto } from '@puente/contract/mailto';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { shortMoment } from '../dates.ts';
import styles from './Applications.module.css';

/** Email and phone of an applicant. The API returns them to verified organisations, once the student knows of the preselection. */
export function ApplicantContact({
  student,
  contact,
  status,
  held,
  sends_at: sendsAt,
}: Pick<Application, 'student' | 'contact' | 'status' | 'held' | 'sends_at'>) {
  if (contact === 'afterPreselection' && held === true && isOfInterest(status)) {
    return (
      <Text size="sm" tone="muted">
        {sendsAt
          ? `Verás su correo electrónico y su teléfono cuando se lo hayamos dicho, el ${shortMoment(sendsAt)}.`
          : 'Verás su correo electrónico y su teléfono en unos segundos, cuando se lo hayamos dicho.'}
      </Text>
    );
  }
  if (contact === 'afterVerification') {
    return (
      <Text size="sm" tone="muted">
        {`Verás su correo electrónico y su teléfono cuando el equipo de ${brand.name} verifique tu organización.`}
      </Text>
    );
  }
  const { email = null, phone = null } = student ?? {};
  if (email === null && phone === null) return null;
  return (
    <ul data-plain="" className={styles.contact} aria-label="Contacto">
      {email !== null && (
        <li className={styles.fact}>
          <Icon name="mail" label="Correo electrónico" />
          <Link href={mailto(email)}>{email}</Link>
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
