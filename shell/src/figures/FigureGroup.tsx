import {
  figureHasMeaning,
  type platformFigureGroups,
  type PlatformFigureName,
  platformFigures,
} from '@puente/contract/constants/platform-figures';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';
import { ColumnChart } from '@puente/design-system/column-chart';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import type { FigureSearch } from './figure-search.ts';
import { beforeWords, periodWords, valueWords } from './figure-words.ts';
import styles from './Figures.module.css';
import { FigureTable } from './FigureTable.tsx';

interface FigureGroupProps {
  group: (typeof platformFigureGroups)[number];
  report: PlatformFigureReport;
  query: FigureSearch['query'];
}

/** Section of a group: a card with a small chart for each figure, and all values in a table. */
export function FigureGroup({ group, report, query: { university, area } }: FigureGroupProps) {
  const { name, label, counting, figures } = group;
  const shown = figures.filter((figure) => figureHasMeaning(figure, { university, area }));
  const hidden = figures.filter((figure) => !shown.includes(figure));
  const title = `figures-${name}`;
  const table = `Tabla de ${label.toLocaleLowerCase('es')}`;
  return (
    <Stack as="section" gap={4} aria-labelledby={title}>
      <Heading level={2} id={title}>
        {label}
      </Heading>
      <Text tone="muted">{counting}</Text>
      {shown.length > 0 && (
        <>
          <Grid as="ul" gap={4} className={styles.cards}>
            {shown.map((figure) => (
              <FigureCard key={figure} name={figure} report={report} />
            ))}
          </Grid>
          <Disclosure wide summary={table}>
            <FigureTable label={table} figures={shown} report={report} />
          </Disclosure>
        </>
      )}
      {hidden.length > 0 && (
        <Text tone="muted">
          {`No se pueden contar con los filtros elegidos: ${hidden.map((figure) => platformFigures[figure].label.toLocaleLowerCase('es')).join(', ')}.`}
        </Text>
      )}
    </Stack>
  );
}

function FigureCard({ name, report }: { name: PlatformFigureName; report: PlatformFigureReport }) {
  const { label, kind } = platformFigures[name];
  const { total, totalBefore, periods, unit } = report;
  return (
    <li className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{valueWords(name, total[name])}</span>
      <span className={styles.before}>{beforeWords(name, total[name], totalBefore[name])}</span>
      <div className={styles.chart}>
        <ColumnChart
          values={periods.map(({ values }) => values[name])}
          titles={periods.map(
            (period) => `${periodWords(period, unit)}: ${valueWords(name, period.values[name])}`,
          )}
          most={kind === 'percent' ? 100 : undefined}
        />
      </div>
    </li>
  );
}
