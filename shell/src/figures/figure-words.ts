import {
  type FigureUnit,
  platformFigureGroups,
  type PlatformFigureName,
  platformFigures,
} from '@puente/contract/constants/platform-figures';
import { type CsvCell, csvText } from '@puente/contract/csv';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';

const whole = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('es-ES', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

const written = {
  count: (value: number) => whole.format(value),
  percent: (value: number) => `${decimal.format(value)} %`,
  days: (value: number) => `${decimal.format(value)} ${value === 1 ? 'día' : 'días'}`,
  hours: (value: number) => `${decimal.format(value)} h`,
} as const;

/** '1.204', '83,3 %', '4,5 días', '2 h'; '—' for no value. */
export const valueWords = (name: PlatformFigureName, value: number | null): string =>
  value === null ? '—' : written[platformFigures[name].kind](value);

/** A count before below this has no percentage: '+4.778 %' of nine would say nothing. */
const fewestCompared = 10;

/** 'Antes: 34 (+12 %)'. Only counts have a percentage: one of a percentage would be misread. */
export function beforeWords(name: PlatformFigureName, value: number | null, before: number | null): string {
  const words = `Antes: ${valueWords(name, before)}`;
  const isCompared = platformFigures[name].kind === 'count' && (before ?? 0) >= fewestCompared;
  if (!isCompared || value === null || before === null) return words;
  return `${words} (${change.format((value - before) / before)})`;
}

const days = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const months = new Intl.DateTimeFormat('es-ES', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface Days {
  from: string;
  to: string;
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** '5–11 oct 2026'. */
export const rangeWords = ({ from, to }: Days): string => days.formatRange(noon(from), noon(to));

/** Name of a week or month: '5–11 oct 2026', 'oct 2026'. */
export const periodWords = (period: Days, unit: FigureUnit): string =>
  unit === 'month' ? months.format(noon(period.from)) : rangeWords(period);

/** All figures as a file: a row for each period, then the range and the days before. Days are written as yyyy-MM-dd. */
export function figuresCsv(report: PlatformFigureReport): string {
  const columns = platformFigureGroups.flatMap(({ label, figures }) =>
    figures.map((name) => ({ name, title: `${label}: ${platformFigures[name].label}${unitWords(name)}` })),
  );
  const row = (words: string, { from, to }: Days, values: PlatformFigureReport['total']): CsvCell[] => [
    words,
    from,
    to,
    ...columns.map(({ name }) => values[name]),
  ];
  return csvText([
    ['Periodo', 'Desde', 'Hasta', ...columns.map(({ title }) => title)],
    ...report.periods.map((period) => row(periodWords(period, report.unit), period, period.values)),
    row('Todo el periodo', report, report.total),
    row('Antes', report.before, report.totalBefore),
  ]);
}

const unitWords = (name: PlatformFigureName): string =>
  platformFigures[name].kind === 'percent' ? ' (%)' : '';
