import type { ErrorGroup } from '@puente/contract/entities/error-group';
import { ColumnChart } from '@puente/design-system/column-chart';
import { VisuallyHidden } from '@puente/design-system/text';
import { daysWords } from './error-words.ts';
import styles from './ErrorGroups.module.css';

/** Small chart of the reports of each of the last days. */
export function ErrorDays({ days }: Pick<ErrorGroup, 'days'>) {
  return (
    <div className={styles.spark}>
      <ColumnChart
        size="sm"
        values={days}
        titles={days.map((count, index) => {
          const ago = days.length - 1 - index;
          return `${ago === 0 ? 'Hoy' : ago === 1 ? 'Ayer' : `Hace ${ago} días`}: ${count}`;
        })}
      />
      <VisuallyHidden>{daysWords(days)}</VisuallyHidden>
    </div>
  );
}
