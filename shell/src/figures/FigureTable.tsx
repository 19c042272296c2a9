import { type PlatformFigureName, platformFigures } from '@puente/contract/constants/platform-figures';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';
import { ScrollTable } from '@puente/design-system/scroll-table';
import { periodWords, valueWords } from './figure-words.ts';

interface FigureTableProps {
  /** Name of the table. */
  label: string;
  figures: readonly PlatformFigureName[];
  report: PlatformFigureReport;
}

/** All values of a group: a row for each period, one for the whole range and one for the days before. */
export function FigureTable({ label, figures, report }: FigureTableProps) {
  const { periods, unit, total, totalBefore } = report;
  const rows = [
    ...periods.map((period) => ({
      key: period.from,
      words: periodWords(period, unit),
      values: period.values,
    })),
    { key: 'total', words: 'Todo el periodo', values: total },
    { key: 'before', words: 'Antes', values: totalBefore },
  ];
  return (
    <ScrollTable
      label={label}
      head={
        <tr>
          <th scope="col">{unit === 'week' ? 'Semana' : 'Mes'}</th>
          {figures.map((name) => (
            <th key={name} scope="col" data-align="end">
              {platformFigures[name].label}
            </th>
          ))}
        </tr>
      }
    >
      {rows.map(({ key, words, values }) => (
        <tr key={key}>
          <th scope="row" data-brief>
            {words}
          </th>
          {figures.map((name) => (
            <td key={name} data-align="end">
              {valueWords(name, values[name])}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
