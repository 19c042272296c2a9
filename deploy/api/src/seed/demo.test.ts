import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { closeReasons } from '@puente/contract/constants/projects';
import { statusCodes } from '@puente/contract/constants/statuses';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';

/** The demo includes rare cases, so that every screen is tested with them. */

const day = 24 * 60 * 60 * 1000;
/** About as many characters as a line of a card has on a telephone. */
const hasLongWord = (text: string): boolean => text.split(' ').some((word) => word.length > 20);

let server: TestServer;
let anyone: Client;
let coordinator: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  coordinator = await logIn(server.address, 'coordinacion');
});
afterAll(() => server.stop());

const latest = async (pageSize: number) =>
  (
    await anyone.call('GET /api/projects', {
      query: { populate: ['organization'], pagination: { pageSize }, sort: 'publishedAt:desc' },
    })
  ).data.data;
const pageOf = { pagination: { pageSize: 100 } };

async function ownProjects() {
  const me = (await coordinator.call('GET /api/users/me', {})).data;
  const id = ids.organization.parse(me.details?.organization?.id);
  return (await coordinator.call('GET /api/organizations/:id/projects', { params: { id }, query: pageOf }))
    .data.data;
}

it('the latest projects come from many organisations', async () => {
  for (const count of [3, 12, 24]) {
    const names = (await latest(count)).map(({ organization }) => organization?.name);
    expect(new Set(names).size).toBe(count);
  }
});

it('a student has an application of every status, and the demo’s organisation receives those that it may see', async () => {
  const student = await logIn(server.address, 'estudiante');
  const own = (await student.call('GET /api/applys', { query: pageOf })).data.data;
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(statusCodes));
  const received = (await coordinator.call('GET /api/applys', { query: pageOf })).data.data;
  const seen = ['new', 'preselected', 'rejected', 'selected', 'notSelected'];
  expect(seen.filter((code) => !received.some(({ status }) => status === code))).toEqual([]);
});

it('an organisation has a project of every status that a project can have', async () => {
  const possible = ['new', 'draft', 'expired', ...closeReasons];
  expect(new Set((await ownProjects()).map(({ status }) => status))).toEqual(new Set(possible));
});

it('each organisation of a demo account has an impact report of two years', async () => {
  for (const account of ['coordinacion', 'gestion'] as const) {
    const who = await logIn(server.address, account);
    const { details } = (await who.call('GET /api/users/me', {})).data;
    for (const { id } of organizationsOf({ details })) {
      const now = (await who.call('GET /api/organizations/:id/impact', { params: { id }, query: {} })).data
        .data;
      expect(now.years.length).toBeGreaterThanOrEqual(2);
      const before = await who.call('GET /api/organizations/:id/impact', {
        params: { id },
        query: { year: now.year - 1 },
      });
      expect(before.data.data.projects).toBeGreaterThan(0);
      expect(before.data.data.hours).toBeGreaterThan(0);
    }
  }
});

it('nobody waits for an answer of a project that was closed', async () => {
  for (const { id, status } of await ownProjects()) {
    if (!closeReasons.some((reason) => reason === status)) continue;
    const received = await coordinator.call('GET /api/projects/:id/applys', {
      params: { id },
      query: pageOf,
    });
    const waiting = received.data.data.filter((one) => one.status === 'new' || one.status === 'preselected');
    expect(waiting).toEqual([]);
  }
});

it('deadlines are today, tomorrow, within the week, far, over and none', async () => {
  const open = (await anyone.call('GET /api/projects', { query: pageOf })).data.data;
  const daysLeft = open.map(({ deadline }) =>
    deadline === null ? null : Math.floor((Date.parse(deadline) - Date.now()) / day),
  );
  const within = (from: number, to: number) =>
    daysLeft.some((left) => left !== null && left >= from && left < to);
  expect([within(0, 1), within(1, 2), within(2, 7), within(30, 200), daysLeft.includes(null)]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  const over = (await ownProjects()).find(({ status }) => status === 'expired');
  expect(Date.parse(over?.deadline ?? '')).toBeLessThan(Date.now());
});

describe('optional fields that are empty', () => {
  /** Fields that are null, an empty text or an empty list. */
  const emptyIn = (row: object) =>
    Object.entries(row).flatMap(([name, value]) =>
      value === null || value === '' || (Array.isArray(value) && value.length === 0) ? [name] : [],
    );
  const optional = {
    'a project': [
      'deadline',
      'objectives',
      'ods',
      'ods_explanation',
      'academic_profile',
      'requirements',
      'working_method',
      'tags',
      'language',
      'location',
      'remuneration',
      'dedication',
      'study_subareas',
    ],
    'an organisation': ['web', 'logo'],
    'a work': [
      'tags',
      'index',
      'sector',
      'categories',
      'tutor',
      'url',
      'linkedin',
      'impact',
      'release_month',
    ],
    'an opportunity': ['remuneration', 'location', 'target_profile', 'content', 'url', 'presentiality'],
    'an application': ['availability', 'interest', 'video', 'tutor', 'project_expected', 'deadline'],
  } as const;

  it.each(Object.keys(optional) as (keyof typeof optional)[])('%s with none of them', async (what) => {
    const rows: Record<keyof typeof optional, () => Promise<object[]>> = {
      'a project': async () =>
        (
          await anyone.call('GET /api/projects', {
            query: { ...pageOf, populate: ['study_subareas'] },
          })
        ).data.data,
      'an organisation': async () =>
        (await anyone.call('GET /api/organizations', { query: { ...pageOf, populate: ['logo'] } })).data.data,
      'a work': async () => (await anyone.call('GET /api/tfxes', { query: pageOf })).data.data,
      'an opportunity': async () =>
        (
          await anyone.call('GET /api/opportunities', { query: { ...pageOf, populate: ['details'] } })
        ).data.data.map(({ details, ...rest }) => ({ ...rest, ...details })),
      'an application': async () => (await coordinator.call('GET /api/applys', { query: pageOf })).data.data,
    };
    const found = await rows[what]();
    const missing = found.map((row) => optional[what].filter((name) => !emptyIn(row).includes(name)));
    expect(missing.toSorted((one, other) => one.length - other.length)[0]).toEqual([]);
  });
});

describe('texts as long as they can be, with words that are long themselves', () => {
  const longest = (texts: readonly string[]) =>
    texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const titles: Record<string, [number, () => Promise<string[]>]> = {
    'the title of a project': [
      limits.projectTitle.max,
      async () => (await latest(24)).map(({ title }) => title),
    ],
    'the name of an organisation': [
      limits.projectTitle.max,
      async () => (await latest(24)).map(({ organization }) => organization?.name ?? ''),
    ],
    'the title of a work': [
      limits.work.title.max,
      async () =>
        (await anyone.call('GET /api/tfxes', { query: pageOf })).data.data.map(({ title }) => title),
    ],
    'the title of an opportunity': [
      limits.opportunity.title.max,
      async () =>
        (await anyone.call('GET /api/opportunities', { query: pageOf })).data.data.map(({ title }) => title),
    ],
  };

  it.each(Object.keys(titles))('%s', async (what) => {
    const [max, read] = titles[what] as [number, () => Promise<string[]>];
    const text = longest(await read());
    expect(text).toHaveLength(max);
    expect(hasLongWord(text)).toBe(true);
  });

  it('the text of a project, and a motivation by a user with a long name', async () => {
    const project = (await latest(24)).find(({ title }) => title.length === limits.projectTitle.max);
    expect(project?.description.length).toBeGreaterThan(limits.projectDescription.max / 2);
    expect(project?.description.length).toBeLessThanOrEqual(limits.projectDescription.max);
    expect(project?.tags).toHaveLength(limits.tags.max);
    const received = (
      await coordinator.call('GET /api/applys', { query: { ...pageOf, populate: ['student'] } })
    ).data.data;
    const long = received.find(({ motivation }) => (motivation?.length ?? 0) > limits.motivation.max / 2);
    expect(long?.motivation?.length).toBeLessThanOrEqual(limits.motivation.max);
    expect(`${long?.student?.name} ${long?.student?.surname}`.length).toBeGreaterThan(60);
  });
});
