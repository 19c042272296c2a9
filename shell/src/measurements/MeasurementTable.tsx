import { type Vital, vitals } from '@puente/contract/constants/vitals';
import { Chip } from '@puente/design-system/chip';
import { ScrollTable } from '@puente/design-system/scroll-table';
import type { MeasuredPage } from './measured-pages.ts';
import { vitalLabels } from './measured-pages.ts';

const numbers = new Intl.NumberFormat('es-ES');
const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const;
const ratings = { good: 'bien', fair: 'mejorable', poor: 'mal' } as const;

/** Table with a row for each page. */
export function MeasurementTable({ pages }: { pages: readonly MeasuredPage[] }) {
  return (
    <ScrollTable
      label="Mediciones por página"
      head={
        <tr>
          <th scope="col">Página</th>
          <th scope="col" data-align="end">
            Visitas
          </th>
          <th scope="col" data-align="end">
            Búsquedas sin resultado
          </th>
          {vitals.map((vital) => (
            <th key={vital} scope="col">
              {vitalLabels[vital]}
            </th>
          ))}
        </tr>
      }
    >
      {pages.map((page) => (
        <tr key={page.name}>
          <th scope="row">{page.title}</th>
          <td data-align="end">{numbers.format(page.views)}</td>
          <td data-align="end">{numbers.format(page.emptySearches)}</td>
          {vitals.map((vital) => (
            <td key={vital}>
              <Figure page={page} vital={vital} />
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

function Figure({ page, vital }: { page: MeasuredPage; vital: Vital }) {
  const { words, rating } = page.figures[vital];
  if (rating === null) return words;
  return <Chip tone={tones[rating]}>{`${words}, ${ratings[rating]}`}</Chip>;
}
