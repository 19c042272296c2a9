import { openDataFigures } from '@puente/contract/constants/open-data';
import type { OpenDataMonth } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import styles from './MonthTable.module.css';

type Figure = keyof typeof openDataFigures;
const figures = Object.keys(openDataFigures) as Figure[];
const names = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('es-ES');

/** Table with a row for each month. On a narrow screen it scrolls horizontally, by touch or keyboard. */
export function MonthTable({ months }: { months: readonly OpenDataMonth[] }) {
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label="Cifras por mes"
      // Scrollable regions must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>Cifras por mes</caption>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={styles.number}>
                {openDataFigures[figure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{names.format(new Date(`${row.month}-01T00:00:00Z`))}</th>
              {figures.map((figure) => (
                <td key={figure} className={styles.number}>
                  {written(row[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const written = (count: number | null): string =>
  count === null ? `menos de ${limits.openData.fewest}` : numbers.format(count);
