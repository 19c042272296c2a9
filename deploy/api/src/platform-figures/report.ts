import { type SQL, sql } from 'drizzle-orm';
import {
  figureHasMeaning,
  type FigureUnit,
  platformFigureNames,
  platformFigures,
} from '@puente/contract/constants/platform-figures';
import { recordOf } from '@puente/contract/each';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';
import { addDays } from '@puente/contract/figure-range';
import { momentInSpain } from '@puente/contract/moment-in-spain';
import { rowsOf } from '../backup/tables.ts';
import type { Database } from '../db/connect.ts';
import { type Days, daysBefore, periodsOf } from './periods.ts';
import { type FigureFilters, type FigureSource, figureSources } from './sources.ts';

export type FigureQuestion = Days & FigureFilters & { unit: FigureUnit };

type Values = PlatformFigureReport['total'];

/** Counts all figures in one statement, so that they are of the same moment. */
export async function countPlatformFigures(
  db: Database,
  { from, to, unit, ...filters }: FigureQuestion,
): Promise<PlatformFigureReport> {
  const before = daysBefore({ from, to });
  const periods = periodsOf({ from, to }, unit);
  const bounds = {
    starts: [before.from, ...periods.map((period) => period.from)].map(startOf),
    end: startOf(addDays(to, 1)),
  };
  const parts = figureSources(filters).map((source) => statementOf(source, bounds));
  const rows = await rowsOf<Counted>(db, sql.join(parts, sql` union all `));
  const counted = new Map<string, Partial<Values>>();
  for (const { place, figures } of rows) counted.set(place, { ...counted.get(place), ...figures });
  const valuesOf = (place: string): Values =>
    recordOf(platformFigureNames, (name) =>
      figureHasMeaning(name, filters)
        ? (counted.get(place)?.[name] ?? (platformFigures[name].kind === 'count' ? 0 : null))
        : null,
    );
  return {
    countedAt: new Date().toISOString(),
    unit,
    from,
    to,
    before,
    // The first bucket has the days before.
    periods: periods.map((days, index) => ({ ...days, values: valuesOf(String(index + 2)) })),
    total: valuesOf('total'),
    totalBefore: valuesOf('before'),
  };
}

/** The first instant of a day in Spain. */
function startOf(day: string): string {
  const moment = momentInSpain(day, '00:00');
  if (!moment) throw new Error(`The day ${day} has no midnight in Spain.`);
  return moment.toISOString();
}

interface Bounds {
  /** Start of the days before the range, and of each period of the range. */
  starts: readonly string[];
  end: string;
}

interface Counted {
  /** Number of the bucket, `total` for the range, `before` for the days before it. */
  place: string;
  figures: Partial<Values>;
}

/**
 * One row for each period of the range, one for the range, and one for the days before. Rows are counted by their period
 * and their values first: all figures, also the medians, are then computed from a few hundred groups.
 */
function statementOf(
  { table, moment, where, read, counts = sql`true`, columns = {}, medianOf, figures }: FigureSource,
  { starts, end }: Bounds,
): SQL {
  const named = (parts: Readonly<Record<string, SQL>>): SQL =>
    sql.join(Object.entries(parts).map(([name, part]) => sql`, ${part} as ${sql.identifier(name)}`));
  const keys = sql.join(Object.keys(columns).map((name) => sql`, ${sql.identifier(name)}`));
  const pairs = Object.entries(figures).map(([name, figure]) => sql`${sql.raw(`'${name}'`)}, ${figure}`);
  const values = medianOf === undefined ? sql`` : sql`, ${sql.identifier(medianOf)} as tenths`;
  // The fence (`offset 0`) keeps each value from being computed again for each use.
  const rows = sql`select width_bucket(${moment}, ${sql.param(starts)}::timestamptz[]) as bucket ${named(read ?? columns)}
          from ${table}
          where ${moment} >= ${starts[0]}::timestamptz and ${moment} < ${end}::timestamptz and ${where ?? sql`true`}
          offset 0`;
  const found = read ? sql`select bucket ${named(columns)} from (${rows}) as read where ${counts}` : rows;
  const placed = sql`select place, n ${keys} ${values}
      from (select bucket ${keys}, count(*) as n from (${found}) as found group by bucket ${keys}) as counted
      cross join lateral (values (bucket::text), (case when bucket = 1 then 'before' else 'total' end)) as places (place)`;
  const groups =
    medianOf === undefined
      ? placed
      : sql`select *, sum(n) over (partition by place order by tenths nulls last) as up_to,
        sum(n) filter (where tenths is not null) over (partition by place) as known from (${placed}) as placed`;
  return sql`select place, jsonb_build_object(${sql.join(pairs, sql`, `)}) as figures from (${groups}) as grouped group by place`;
}
