import { openDataFigures } from '@puente/contract/constants/open-data';
import type { OpenDataMonth } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import { ScrollTable } from '@puente/design-system/scroll-table';

type Figure = keyof typeof openDataFigures;
const figures = Object.keys(openDataFigures) as Figure[];
const names = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('es-ES');

/** Table with a row for each month. */
export function MonthTable({ months }: { months: readonly OpenDataMonth[] }) {
  return (
    <ScrollTable
      label="Cifras por mes"
      captioned
      head={
        <tr>
          <th scope="col">Mes</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" data-align="end">
              {openDataFigures[figure].label}
            </th>
          ))}
        </tr>
      }
    >
      {months.map((row) => (
        <tr key={row.month}>
          <th scope="row" data-brief>
            {names.format(new Date(`${row.month}-01T00:00:00Z`))}
          </th>
          {figures.map((figure) => (
            <td key={figure} data-align="end">
              {written(row[figure])}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

const written = (count: number | null): string =>
  count === null ? `menos de ${limits.openData.fewest}` : numbers.format(count);
