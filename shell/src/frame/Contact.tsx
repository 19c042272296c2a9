import { brand, type OwnerSupplied } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import styles from './Footer.module.css';

const audiences = [
  ['Estudiantes', brand.contact.student],
  ['Organizaciones', brand.contact.organization],
  ['Universidades', brand.contact.university],
] as const satisfies readonly (readonly [string, OwnerSupplied])[];

/**
 * Contact addresses for the three audiences (specification §2). Only the owner can supply them: one that is not
 * there yet is marked as pending in development and left out in production.
 */
export function Contact() {
  const supplied = audiences.flatMap(([label, address]: readonly [string, OwnerSupplied]) =>
    'value' in address ? [{ label, address: address.value }] : [],
  );
  if (supplied.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>Contacto</h2>
      <ul data-plain="" className={styles.links}>
        {supplied.map(({ label, address }) => (
          <li key={label}>
            <Link href={`mailto:${address}`} variant="quiet" className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
