import { type Vital, vitals } from '@puente/contract/constants/vitals';
import { Chip } from '@puente/design-system/chip';
import type { MeasuredPage } from './measured-pages.ts';
import { vitalLabels } from './measured-pages.ts';
import styles from './Measurements.module.css';

const numbers = new Intl.NumberFormat('es-ES');
const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const;
const ratings = { good: 'bien', fair: 'mejorable', poor: 'mal' } as const;

/** Table with a row for each page. On a narrow screen it scrolls horizontally, by touch or keyboard. */
export function MeasurementTable({ pages }: { pages: readonly MeasuredPage[] }) {
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label="Mediciones por página"
      // Scrollable regions must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Página</th>
            <th scope="col" className={styles.number}>
              Visitas
            </th>
            <th scope="col" className={styles.number}>
              Búsquedas sin resultado
            </th>
            {vitals.map((vital) => (
              <th key={vital} scope="col">
                {vitalLabels[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.name}>
              <th scope="row">{page.title}</th>
              <td className={styles.number}>{numbers.format(page.views)}</td>
              <td className={styles.number}>{numbers.format(page.emptySearches)}</td>
              {vitals.map((vital) => (
                <td key={vital}>
                  <Figure page={page} vital={vital} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ page, vital }: { page: MeasuredPage; vital: Vital }) {
  const { words, rating } = page.figures[vital];
  if (rating === null) return words;
  return <Chip tone={tones[rating]}>{`${words}, ${ratings[rating]}`}</Chip>;
}
