import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { programCodes, programRegions } from '@puente/contract/constants/programs';
import { coastalProvinces } from './data/coastal-provinces.ts';

/** Each record of the demo has its own texts: repetitions in a list look broken. */

let server: OperatedServer;
beforeAll(async () => void (server = await startOperatedServer()));
afterAll(() => server.stop());

/** Longer texts are prose; shorter ones may be facts that several records share. */
const prose = 50;

const titles = {
  projects: 'title',
  works: 'title',
  opportunities: 'title',
  resources: 'title',
  blog_posts: 'title',
  faqs: 'question',
  organizations: 'name',
} as const;

/** Columns whose texts repeat by nature. */
const sameByNature = new Set([
  // Made by the product: hashes, answers of the assistant, notifications of one kind about one project, words for searches.
  'accounts.password',
  'agreement_acceptances.fingerprint',
  'chat_messages.text',
  'messages.message',
  'projects.area_names',
  // Named after something else, or chosen from a list.
  'collaborations.title',
  'conversations.subject',
  'works.author_degree',
  'students.work_deadline',
  'opportunities.target_profile',
  // One answer for many applicants, and for their project.
  'applications.status_reason',
  'projects.status_reason',
]);

const repeated = async (column: string, table: string, least: number): Promise<string[]> =>
  (
    await server.rows<{ text: string }>(
      `select "${column}" as text from "${table}" where length("${column}") >= ${least} group by 1 having count(*) > 1`,
    )
  ).map(({ text }) => `${table}.${column}: ${text}`);

it('gives no two records one title', async () => {
  const found: string[] = [];
  for (const [table, column] of Object.entries(titles)) found.push(...(await repeated(column, table, 1)));
  expect(found).toEqual([]);
});

it('gives no two records one text, in any table', async () => {
  const columns = await server.rows<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
       inner join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'`,
  );
  const written = columns.filter(({ table, column }) => !sameByNature.has(`${table}.${column}`));
  expect(written.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { table, column } of written) found.push(...(await repeated(column, table, prose)));
  expect(found).toEqual([]);
});

it('gives no two projects one paragraph, and no project a paragraph twice', async () => {
  const rows = await server.rows<{ text: string }>(
    `select paragraph as text from projects, unnest(string_to_array(
         concat_ws(E'\n\n', description, objectives, requirements, working_method, ods_explanation), E'\n\n')) as paragraph
       where paragraph <> '' group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

it('keeps projects of one subject apart in the list', async () => {
  const rows = await server.rows<{ title: string }>(
    `select title from projects where status = 'new' and published_at is not null order by published_at desc limit 24`,
  );
  const subjects = rows.map(({ title }) => title.split(' ').slice(0, 4).join(' '));
  expect(subjects.filter((subject, index) => subjects.indexOf(subject) < index)).toEqual([]);
});

it('proposes nothing by the sea where there is none', async () => {
  const rows = await server.rows<{ title: string; province: string }>(
    `select title, organizations.location as province from projects inner join organizations on organizations.id = organization_id
       where concat_ws(' ', title, projects.description, objectives) ~* '\\m(playas?|costas?|puertos?|lonja|marisco|litoral|arenal)\\M'`,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ province }) => !coastalProvinces.has(province))).toEqual([]);
});

it('gives a program of a region the projects of that region', async () => {
  const rows = await server.rows<{ code: string; province: string }>(
    `select programs.code, organizations.location as province from projects inner join programs on programs.id = program_id
       inner join organizations on organizations.id = organization_id`,
  );
  const regional = rows.filter(({ code }) => programRegions[code]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(programCodes.length);
  expect(
    regional.filter(({ code, province }) => !programRegions[code]?.some((one) => one === province)),
  ).toEqual([]);
});

it('names no host that could not be', async () => {
  const rows = await server.rows<{ address: string }>(
    `select web as address from organizations where web is not null union all select url from opportunities where url is not null
       union all select url from works where url is not null union all select 'https://' || split_part(email, '@', 2) from users`,
  );
  const labels = rows.flatMap(({ address }) => new URL(address).hostname.split('.'));
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => label.length > 63)).toEqual([]);
});
