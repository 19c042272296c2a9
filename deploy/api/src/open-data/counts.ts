import { type SQL, sql } from 'drizzle-orm';
import { recordOf } from '@puente/contract/each';
import type { OpenData, OpenDataMonth } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import { rowsOf } from '../backup/tables.ts';
import type { Database } from '../db/connect.ts';
import { applications, organizations, projects, students, works } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { visibleTo } from '../server/policies.ts';

const { fewest, months } = limits.openData;

/** Start of this month and of the first counted month, in Spain's time zone. */
const present = sql`date_trunc('month', now() at time zone 'Europe/Madrid')`;
const first = sql`${present} - ${months} * interval '1 month'`;
const monthOf = (moment: SQL): SQL => sql`date_trunc('month', ${moment} at time zone 'Europe/Madrid')`;
const isCounted = (moment: SQL): SQL =>
  sql`${moment} >= (${first}) at time zone 'Europe/Madrid' and ${moment} < ${present} at time zone 'Europe/Madrid'`;

interface Source {
  table: SQL;
  moment: SQL;
  where: SQL;
}

const everything = sql`true`;
const sources: Readonly<Record<Exclude<keyof OpenDataMonth, 'month'>, Source>> = {
  projects: {
    table: sql`${projects}`,
    moment: sql`${projects.publishedAt}`,
    where: visibleTo('project', null),
  },
  applications: { table: sql`${applications}`, moment: sql`${applications.sentAt}`, where: everything },
  works: { table: sql`${works}`, moment: sql`${works.publishedAt}`, where: sql`${works.hiddenAt} is null` },
  organizations: {
    table: sql`${organizations}`,
    moment: sql`${organizations.createdAt}`,
    where: everything,
  },
  students: { table: sql`${students}`, moment: sql`${students.createdAt}`, where: everything },
};
type Figure = keyof typeof sources;
const figures = Object.keys(sources) as Figure[];

/** Counts each figure of each month, and leaves out figures that are too small to publish. */
export async function countOpenData(db: Database): Promise<OpenData> {
  const parts = figures.map((figure) => {
    const { table, moment, where } = sources[figure];
    return sql`select ${figure}::text as figure, to_char(${monthOf(moment)}, 'YYYY-MM') as month, count(*)::int as count
      from ${table} where ${isCounted(moment)} and ${where} group by 2 having count(*) >= ${fewest}`;
  });
  const counted = await rowsOf<{ figure: Figure; month: string; count: number }>(
    db,
    sql.join(parts, sql` union all `),
  );
  const calendar = await rowsOf<{ month: string }>(
    db,
    sql`select to_char(month, 'YYYY-MM') as month
      from generate_series(${first}, ${present} - interval '1 month', interval '1 month') as month order by 1 desc`,
  );
  const provinces = await rowsOf<{ province: string; projects: number }>(
    db,
    sql`select ${projects.location} as province, count(*)::int as projects from ${projects}
      where ${isCounted(sources.projects.moment)} and ${sources.projects.where} and ${projects.location} is not null
      group by 1 having count(*) >= ${fewest} order by ${inAlphabet(projects.location)}`,
  );
  const counts = new Map(counted.map(({ figure, month, count }) => [`${figure} ${month}`, count]));
  return {
    countedAt: new Date().toISOString(),
    months: calendar.map(({ month }) => ({
      month,
      ...recordOf(figures, (figure) => counts.get(`${figure} ${month}`) ?? null),
    })),
    provinces,
  };
}
