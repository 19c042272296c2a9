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
  'search, the newest first': {
    pagination,
    filters: { keyword: { $containsi: 'datos' } },
    sort: 'publishedAt:desc',
  },
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
 * How PostgreSQL reads the hot lists and their totals at the size that the database has: in one statement, but for a search,
 * which is counted before it is read.
 * @throws for a list that reads the whole table of projects
 */
export async function plansOf(databaseUrl: string): Promise<string> {
  let asked: { text: string; values: unknown[] }[] = [];
  // Drizzle tells its logger the values as well.
  const onQuery = (text: string, values: unknown[] = []) => asked.push({ text, values });
  const { db, query: ask, close } = await connect({ dataDir: '', databaseUrl, onQuery });
  try {
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(hotLists)) {
      // As after a change.
      forgetAllTotals();
      asked = [];
      await browse(db, query, visibleTo('project', null), (found) => Promise.resolve(found));
      if (asked.length === 0) throw new Error('The list asked nothing.');
      const answers = await Promise.all(asked.map((statement) => explain(ask, statement)));
      const scans = answers.flatMap(({ Plan: plan }) => scansOf(plan));
      if (scans.some(({ table: scanned, index }) => scanned === 'projects' && index === undefined)) {
        throw new Error(`The list "${name}" reads all projects:\n${JSON.stringify(answers, null, 1)}`);
      }
      const indexes = scans.flatMap(({ index }) => index ?? []);
      const times = answers.map((answer) => answer['Execution Time'].toFixed(1));
      rows.push([name, times.join(' + '), [...new Set(indexes)].join(', ')]);
    }
    return table(['list and total, cold', 'ms', 'indexes'], rows);
  } finally {
    await close();
  }
}

type Ask = Awaited<ReturnType<typeof connect>>['query'];

async function explain(ask: Ask, { text, values }: { text: string; values: unknown[] }) {
  const { rows } = await ask(`explain (analyze, format json) ${text}`, values);
  const [answer] = (rows as Explained[])[0]?.['QUERY PLAN'] ?? [];
  if (!answer) throw new Error('PostgreSQL explained nothing.');
  return answer;
}

/** A bitmap heap scan reads what the index below it found. */
function scansOf(plan: Plan): { table: string | undefined; index: string | undefined }[] {
  const inside = (plan.Plans ?? []).flatMap(scansOf);
  if (plan['Node Type'] === 'Bitmap Heap Scan') return inside;
  if (!plan['Node Type'].endsWith('Scan') || plan['Node Type'] === 'CTE Scan') return inside;
  return [...inside, { table: plan['Relation Name'], index: plan['Index Name'] }];
}
