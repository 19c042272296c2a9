import { connect } from '@puente/api/db/connect';
import { forgetAllTotals } from '@puente/api/lists/totals';
import { browse } from '@puente/api/projects/list';
import { visibleTo } from '@puente/api/server/policies';
import type { ReceivedOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { markdownTable } from './statistics.ts';

type Query = ReceivedOf<'GET /api/projects', Calls['GET /api/projects']>['query'];

const pagination = { page: 3, pageSize: 12 };

/** Lists that are requested most often. */
const hotLists: Record<string, Query> = {
  'newest first': { pagination },
  'by deadline': { pagination, sort: 'deadline:asc' },
  'by title': { pagination, sort: 'title:asc' },
  'two filters': {
    pagination,
    filters: { presentiality: { $in: ['onsite', 'hybrid'] }, study_areas: { $eq: 'Ciencias' } },
  },
  'search, a frequent word': { pagination, filters: { keyword: { $containsi: 'datos' } } },
  // Each is frequent, together they are rare: PostgreSQL expects fewer than there are.
  'search, two words': { pagination, filters: { keyword: { $containsi: 'diseño web' } } },
  'search, a word of labels': { pagination, filters: { keyword: { $containsi: 'educación' } } },
  'search, a rare word': { pagination, filters: { keyword: { $containsi: '2030' } } },
  'search, typing': { pagination, filters: { keyword: { $containsi: 'ingen proy' } } },
  'search, the newest first': {
    pagination,
    filters: { keyword: { $containsi: 'datos' } },
    sort: 'publishedAt:desc',
  },
};

/**
 * Limit of 8 KB blocks per row of a page: its own and those that lead to it. A search reads its list until the page is
 * full, so words in every tenth row read ten rows for each result.
 */
const blocksPerRow = 2;

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

interface Explained {
  'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[];
}

/**
 * Shows how PostgreSQL reads the hot lists and their totals at the current size of the database. Lists take one
 * statement; a search is counted before it is read.
 * @throws for a list that reads the whole table of projects, or too much of it for a page of a search
 */
export async function plansOf(databaseUrl: string): Promise<string> {
  let asked: { text: string; values: unknown[] }[] = [];
  // Drizzle tells its logger the values as well.
  const onQuery = (text: string, values: unknown[] = []) => asked.push({ text, values });
  const { db, query: ask, close } = await connect({ dataDir: '', databaseUrl, onQuery });
  try {
    /** Number of open projects: the first list has no condition. */
    let all: number | undefined;
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(hotLists)) {
      // As after a change.
      forgetAllTotals();
      asked = [];
      const { meta } = await browse(db, query, visibleTo('project', null), (found) => Promise.resolve(found));
      all ??= meta.pagination.total;
      if (asked.length === 0) throw new Error('The list asked nothing.');
      const answers = await Promise.all(asked.map((statement) => explain(ask, statement)));
      const scans = answers.flatMap(({ Plan: plan }) => scansOf(plan));
      if (scans.some(({ table: scanned, index }) => scanned === 'projects' && index === undefined)) {
        throw new Error(`The list "${name}" reads all projects:\n${JSON.stringify(answers, null, 1)}`);
      }
      const blocks = answers.map(({ Plan: plan }) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
      // The last statement reads the page.
      const walked = (all * pagination.page * pagination.pageSize) / meta.pagination.total;
      if ((blocks.at(-1) ?? 0) > blocksPerRow * walked && query.filters?.keyword)
        throw new Error(
          `A page of "${name}" reads ${blocks.at(-1)} blocks for some ${Math.round(walked)} rows.`,
        );
      const indexes = scans.flatMap(({ index }) => index ?? []);
      const times = answers.map((answer) => answer['Execution Time'].toFixed(1));
      rows.push([name, times.join(' + '), String(blocks.at(-1)), [...new Set(indexes)].join(', ')]);
    }
    return markdownTable(['list and total, cold', 'ms', 'blocks of the page', 'indexes'], rows);
  } finally {
    await close();
  }
}

type Ask = Awaited<ReturnType<typeof connect>>['query'];

async function explain(ask: Ask, { text, values }: { text: string; values: unknown[] }) {
  const { rows } = await ask(`explain (analyze, buffers, format json) ${text}`, values);
  const [answer] = (rows as Explained[])[0]?.['QUERY PLAN'] ?? [];
  if (!answer) throw new Error('PostgreSQL explained nothing.');
  return answer;
}

/** Names the index: a bitmap heap scan reads what the index scan below it found. */
function scansOf(plan: Plan): { table: string | undefined; index: string | undefined }[] {
  const inside = (plan.Plans ?? []).flatMap(scansOf);
  if (plan['Node Type'] === 'Bitmap Heap Scan') return inside;
  if (!plan['Node Type'].endsWith('Scan') || plan['Node Type'] === 'CTE Scan') return inside;
  return [...inside, { table: plan['Relation Name'], index: plan['Index Name'] }];
}
