import type { ReceivedOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { connect } from '@puente/api/db/connect';
import { visibleTo } from '@puente/api/serving/policies';
import { browse } from '@puente/api/projects/list';
import { forgetAllTotals } from '@puente/api/lists/totals';
import { table } from './statistics.ts';

type Query = ReceivedOf<'GET /api/projects', Calls['GET /api/projects']>['query'];

const pagination = { page: 3, pageSize: 12 };

/** Lists that are asked for all the time. */
const hotLists: Record<string, Query> = {
  'newest first': { pagination },
  'by deadline': { pagination, sort: 'deadline:asc' },
  'by title': { pagination, sort: 'title:asc' },
  'two filters': {
    pagination,
    filters: { presentiality: { $in: ['onsite', 'hybrid'] }, study_areas: { $eq: 'Ciencias' } },
  },
  'search, a frequent word': { pagination, filters: { keyword: { $containsi: 'datos' } } },
  'search, a rare word': { pagination, filters: { keyword: { $containsi: '2030' } } },
  'search, typing': { pagination, filters: { keyword: { $containsi: 'ingen proy' } } },
};

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Explained {
  'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[];
}

/**
 * How PostgreSQL reads the hot lists (and their totals, which are counted in the same statement) at the size
 * that the database has.
 * @throws for a list that reads the whole table of projects
 */
export async function plansOf(databaseUrl: string): Promise<string> {
  let asked: { text: string; values: unknown[] } | undefined;
  // Drizzle tells its logger the values as well.
  const onQuery = (text: string, values: unknown[] = []) => (asked = { text, values });
  const { db, query: ask, close } = await connect({ dataDir: '', databaseUrl, onQuery });
  try {
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(hotLists)) {
      // As after a change.
      forgetAllTotals();
      await browse(db, query, visibleTo('project', null), (found) => Promise.resolve(found));
      if (!asked) throw new Error('The list asked nothing.');
      const { rows: explained } = await ask(`explain (analyze, format json) ${asked.text}`, asked.values);
      const [answer] = (explained as Explained[])[0]?.['QUERY PLAN'] ?? [];
      if (!answer) throw new Error('PostgreSQL explained nothing.');
      const scans = scansOf(answer.Plan);
      if (scans.some(({ table: scanned, index }) => scanned === 'projects' && index === undefined)) {
        throw new Error(`The list "${name}" reads all projects:\n${JSON.stringify(answer.Plan, null, 1)}`);
      }
      const indexes = scans.flatMap(({ index }) => index ?? []);
      rows.push([name, answer['Execution Time'].toFixed(1), [...new Set(indexes)].join(', ')]);
    }
    return table(['list and total, cold', 'ms', 'indexes'], rows);
  } finally {
    await close();
  }
}

/** A bitmap heap scan reads what the index below it found. */
function scansOf(plan: Plan): { table: string | undefined; index: string | undefined }[] {
  const inside = (plan.Plans ?? []).flatMap(scansOf);
  if (plan['Node Type'] === 'Bitmap Heap Scan') return inside;
  if (!plan['Node Type'].endsWith('Scan') || plan['Node Type'] === 'CTE Scan') return inside;
  return [...inside, { table: plan['Relation Name'], index: plan['Index Name'] }];
}
