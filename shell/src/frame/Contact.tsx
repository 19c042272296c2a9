import { brand, type OwnerSupplied } from '@puente/contract/brand';
import { mailto } from '@puente/contract/mailto';
import { marksPending } from '@puente/contract/pending-values';
import { Link } from '@puente/design-system/link';
import styles from './Footer.module.css';

/**
 * Contact addresses for the three audiences (specification §2). Only the owner can supply them: a missing
 * address is marked as pending in development and left out in production.
 */
export function Contact() {
  const { student, organization, university } = brand.contact;
  const audiences: [label: string, address: OwnerSupplied][] = [
    ['Estudiantes', student],
    ['Organizaciones', organization],
    ['Universidades', university],
  ];
  const showsPending = marksPending();
  const shown = audiences.filter(([, address]) => showsPending || 'value' in address);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>Contacto</h2>
      <dl className={styles.links}>
        {shown.map(([label, address]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              {'value' in address ? (
                <Link href={mailto(address.value)} variant="quiet" className={styles.link}>
                  {address.value}
                </Link>
              ) : (
                <mark className={styles.pending}>{`Pendiente del titular: ${address.pending}`}</mark>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
