import { brand } from '@puente/contract/brand';
import styles from './StudentCount.module.css';

export interface StudentCountProps {
  data: number | undefined;
  isPending: boolean;
}

const numbers = new Intl.NumberFormat('es-ES');

/**
 * Number of students. If it cannot be loaded it is left out without a message, as no visitor came for it. Its space is reserved, so that
 * nothing below moves.
 */
export function StudentCount({ data, isPending }: StudentCountProps) {
  return (
    <div className={styles.place}>
      {isPending && (
        <span className={styles.skeleton} data-testid="student-count-skeleton" aria-hidden="true" />
      )}
      {data !== undefined && data > 0 && (
        <p className={styles.count}>
          <strong className={styles.figure}>{numbers.format(data)}</strong>{' '}
          <span>{`${data === 1 ? 'estudiante ya está' : 'estudiantes ya están'} en ${brand.name}`}</span>
        </p>
      )}
    </div>
  );
}
