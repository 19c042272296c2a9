import type { FigureQuery } from '@puente/client/platform-figures';
import type { FigureUnit } from '@puente/contract/constants/platform-figures';
import { addDays, daysBetween, figureRangeProblem } from '@puente/contract/figure-range';
import { recordId } from '@puente/platform/pages';

/** Ranges by name in the address. `fechas`: the user's own days. */
export const ranges = [
  { value: '12-semanas', label: 'Últimas 12 semanas' },
  { value: '6-meses', label: 'Últimos 6 meses' },
  { value: '12-meses', label: 'Últimos 12 meses' },
  { value: 'fechas', label: 'Otras fechas' },
] as const;
type RangeName = (typeof ranges)[number]['value'];

/** Units by name in the address. */
export const units = [
  { value: 'semana', label: 'Por semanas', unit: 'week' },
  { value: 'mes', label: 'Por meses', unit: 'month' },
] as const satisfies readonly { value: string; label: string; unit: FigureUnit }[];

/** Parameters of the address. */
export const figureParameters = {
  range: 'periodo',
  from: 'desde',
  to: 'hasta',
  unit: 'por',
  university: 'universidad',
  area: 'area',
} as const;

export interface FigureSearch {
  range: RangeName;
  query: FigureQuery;
}

/** More days than these are drawn by months unless the user chose weeks. */
const mostDaysByWeek = 120;

/**
 * Returns the choices of an address. What it has no valid words for takes the usual choice.
 * @param today in Spain, yyyy-MM-dd
 */
export function readFigureSearch(params: URLSearchParams, today: string): FigureSearch {
  const own = ownDays(params);
  const asked = ranges.find(({ value }) => value === params.get(figureParameters.range))?.value;
  const range = asked === undefined || (asked === 'fechas' && !own) ? '12-semanas' : asked;
  const days = (range === 'fechas' ? own : undefined) ?? daysOf(range, today);
  const unit = units.find(({ value }) => value === params.get(figureParameters.unit))?.unit;
  const university = recordId('university', params.get(figureParameters.university) ?? '');
  const area = recordId('studyArea', params.get(figureParameters.area) ?? '');
  return {
    range,
    query: {
      ...days,
      unit: unit ?? (daysBetween(days.from, days.to) > mostDaysByWeek ? 'month' : 'week'),
      ...(university !== null && { university }),
      ...(area !== null && { area }),
    },
  };
}

function ownDays(params: URLSearchParams): { from: string; to: string } | undefined {
  const from = params.get(figureParameters.from) ?? '';
  const to = params.get(figureParameters.to) ?? '';
  return isDay(from) && isDay(to) && figureRangeProblem(from, to) === undefined ? { from, to } : undefined;
}

/** Tells whether a text is a calendar day, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
  );
}

/** Whole weeks or months, up to today. */
function daysOf(range: RangeName, today: string): { from: string; to: string } {
  if (range === '12-semanas') {
    const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
    return { from: addDays(today, -weekday - 11 * 7), to: today };
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = range === '6-meses' ? 5 : 11;
  return {
    from: new Date(Date.UTC(year, month - 1 - months, 1, 12)).toISOString().slice(0, 10),
    to: today,
  };
}
