import { type Client, clientOf, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { OwnProject } from '@puente/contract/entities/project';

/** Fields of an organisation's projects that only its own people read. */

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let student: Client;
let staff: Client;
let id: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, manager, student, staff] = (await Promise.all(
    (['coordinacion', 'gestion', 'estudiante', 'staff'] as const).map((account) =>
      logIn(server.address, account),
    ),
  )) as [Client, Client, Client, Client];
  id = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const list = (query: object = {}, who = coordinator) =>
  who.wrong('GET /api/organizations/:id/projects', {
    params: { id },
    query: { pagination: { pageSize: 100 }, ...query },
  });
const all = async (query: object = {}) => (await list(query)).data.data as unknown as OwnProject[];
const waiting = async () =>
  (await coordinator.call('GET /api/organizations/:id/waiting', { params: { id } })).data.data;

describe('the list of an organisation’s own projects', () => {
  it('§2.3 counts how many have each status, whatever status is chosen', async () => {
    const { data, meta } = (await list({ facets: ['status'], filters: { status: { $eq: 'draft' } } })).data;
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['draft']));
    const counted: Record<string, number> = {};
    for (const { status } of await all()) counted[status] = (counted[status] ?? 0) + 1;
    expect(meta.facets?.status).toEqual(counted);
  });

  it('finds every word of the title, without accents and case, in any order', async () => {
    const [first] = await all();
    const words = first?.title.split(' ') ?? [];
    const keyword = `${words.at(-1)} ${words[0]}`
      .toLocaleUpperCase('es')
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    expect((await all({ filters: { keyword: { $containsi: keyword } } })).map((found) => found.id)).toContain(
      first?.id,
    );
    expect(await all({ filters: { keyword: { $containsi: '100%_' } } })).toEqual([]);
  });

  it('sorts by last day: what is open first, the next to close before the others', async () => {
    const found = await all({ sort: 'deadline:asc' });
    const open = found.filter(({ status }) => status === 'new');
    expect(found.slice(0, open.length)).toEqual(open);
    const days = open.map(({ deadline }) => deadline ?? '9999');
    expect(days).toEqual([...days].sort());
  });

  it('sorts by unanswered applications, which only its own people may', async () => {
    const counts = (await all({ sort: 'unanswered:desc' })).map(({ applications }) => applications.new);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    for (const who of [clientOf(server.address), student, manager, staff]) {
      const refused = await list({ sort: 'unanswered:desc' }, who);
      expect([refused.status, refused.error.name]).toEqual([400, 'UnknownParameter']);
    }
  });

  it('says how many saved each and when the first unanswered application came, to its own people alone', async () => {
    const rows = await server.rows<{ id: number; saves: number; oldest: Date | null }>(
      `select p.id, count(f.student_id)::int as saves,
        (select min(a.sent_at) from applications a where a.project_id = p.id and a.status = 'new') as oldest
       from projects p left join favorites f on f.project_id = p.id where p.organization_id = ${id} group by p.id`,
    );
    const found = new Map((await all()).map((project) => [project.id as number, project]));
    for (const row of rows) {
      expect(found.get(row.id)?.saves).toBe(row.saves);
      expect(found.get(row.id)?.applications.oldest_new).toBe(
        row.oldest && new Date(row.oldest).toISOString(),
      );
    }
    for (const who of [clientOf(server.address), student, manager]) {
      for (const project of (await list({}, who)).data.data)
        for (const own of ['applications', 'views', 'saves']) expect(project).not.toHaveProperty(own);
    }
  });
});

describe('POST /api/projects/:id/visit', () => {
  const viewsOf = async (project: number) => (await all()).find((found) => found.id === project)?.views;
  const visit = async (project: number, who: Client) =>
    (await who.wrong('POST /api/projects/:id/visit', { params: { id: project } })).status;

  it('counts each reader once an hour, and neither its own people nor staff', async () => {
    const project = (await all({ filters: { status: { $eq: 'new' } } }))[0]?.id as number;
    const before = (await viewsOf(project)) ?? 0;
    expect(await visit(project, student)).toBe(204);
    expect(await visit(project, student)).toBe(204);
    expect(await visit(project, coordinator)).toBe(204);
    expect(await visit(project, staff)).toBe(204);
    expect(await viewsOf(project)).toBe(before + 1);
    expect(await visit(project, manager)).toBe(204);
    expect(await viewsOf(project)).toBe(before + 2);
  });

  it('refuses a draft to others, and visitors who are not signed in', async () => {
    const draft = (await all({ filters: { status: { $eq: 'draft' } } }))[0]?.id as number;
    expect(await visit(draft, student)).toBe(404);
    expect(await visit(draft, clientOf(server.address))).toBe(401);
    expect(await viewsOf(draft)).toBe(0);
  });
});

describe('GET /api/organizations/:id/waiting', () => {
  it('says how many applications wait, since when, and for which project', async () => {
    const projects = await all();
    const { unanswered, oldest, drafts, overdue } = await waiting();
    expect(unanswered).toBe(projects.reduce((sum, { applications }) => sum + applications.new, 0));
    expect(drafts).toBe(projects.filter(({ status }) => status === 'draft').length);
    expect(overdue).toBeLessThanOrEqual(unanswered);
    const first = projects
      .filter(({ applications }) => applications.oldest_new !== null)
      .sort((one, other) =>
        (one.applications.oldest_new ?? '').localeCompare(other.applications.oldest_new ?? ''),
      )[0];
    expect(oldest).toEqual({
      sentAt: first?.applications.oldest_new,
      project: { id: first?.id, title: first?.title },
    });
  });

  it('counts what closes within a week, and what is answered no more', async () => {
    const before = await waiting();
    const open = (await all({ sort: 'deadline:asc' })).find(({ deadline }) => deadline === null)
      ?.id as number;
    await server.rows(`update projects set deadline = now() + interval '6 days' where id = ${open}`);
    expect((await waiting()).closing_soon).toBe(before.closing_soon + 1);

    const { who, cv } = await newStudent(server, 'espera@ejemplo.es');
    const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
    const sent = await who.wrong('POST /api/applys', {
      body: { data: { project: open, motivation, CV: cv } },
    });
    expect((await waiting()).unanswered).toBe(before.unanswered + 1);
    await coordinator.wrong('PUT /api/applys/:id', {
      params: { id: sent.data.data.id },
      body: { data: { status: 'preselected' } },
    });
    expect((await waiting()).unanswered).toBe(before.unanswered);
  });

  it('has nothing for an organisation without projects', async () => {
    const body = {
      data: {
        name: 'Sin nada',
        type: 'Empresa' as const,
        sector: 'Otro' as const,
        size: '1 a 10 personas' as const,
        location: 'Soria' as const,
        description: 'Nada todavía.',
      },
    };
    const created = (await manager.call('POST /api/organizations', { body })).data.data.id;
    expect(
      (await manager.call('GET /api/organizations/:id/waiting', { params: { id: created } })).data.data,
    ).toEqual({ unanswered: 0, overdue: 0, oldest: null, closing_soon: 0, drafts: 0, join_requests: 0 });
  });
});
