import { type Client, clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { isStrongMatch, matchedProject, matchedStudent, matchOf } from '@puente/contract/match';

let server: TestServer;
let student: Client;
beforeAll(async () => {
  server = await startServer();
  student = await logIn(server.address, 'estudiante');
});
afterAll(() => server.stop());

const populate = ['study_areas', 'study_subareas', 'organization'] as const;
const pagination = { pageSize: 100 };

async function openProjects() {
  const query = { populate: [...populate], pagination };
  const first = (await clientOf(server.address).wrong('GET /api/projects', { query })).data;
  expect(first.meta.pagination.pageCount).toBeLessThan(6);
  const pages = await Promise.all(
    Array.from({ length: first.meta.pagination.pageCount }, (_, index) =>
      clientOf(server.address).wrong('GET /api/projects', {
        query: { ...query, pagination: { ...pagination, page: index + 1 } },
      }),
    ),
  );
  return pages.flatMap(({ data }) => data.data);
}

const facts = async () => {
  const { data: me } = await student.call('GET /api/users/me', {});
  const { data } = await student.call('GET /api/students/:id', {
    params: { id: me.id },
    query: { populate: ['degrees', 'student_area'] },
  });
  return { me, facts: matchedStudent(data.data) };
};

async function change(data: object) {
  const { me } = await facts();
  const { status } = await student.wrong('PUT /api/students/:id', {
    params: { id: Number(me.details?.id) },
    body: { data },
  });
  expect(status).toBe(200);
}

/** Ids of the projects that the student has applied for. */
async function appliedFor() {
  const { data } = await student.wrong('GET /api/applys', { query: { populate: ['project'], pagination } });
  return new Set(
    data.data.filter(({ status }) => status !== 'draft').map(({ project }) => Number(project?.id)),
  );
}

/** The order according to the contract's rules. */
async function expectedOrder() {
  const { facts: known } = await facts();
  const applied = await appliedFor();
  const projects = await openProjects();
  const matches = new Map(projects.map((project) => [project.id, matchOf(known, matchedProject(project))]));
  const points = new Map([...matches].map(([id, match]) => [id, match.points]));
  /** Sort key: applied for, with an obstacle, or neither. It weighs more than any points. */
  const place = (id: number) =>
    (applied.has(id) ? -2000 : 0) -
    (matches.get(id as never)?.obstacles.length === 0 ? 0 : 1000) +
    (points.get(id as never) ?? 0);
  // The public list has the newest first, and sorting keeps that among equals.
  const order = projects.map(({ id }) => id).toSorted((one, other) => place(other) - place(one));
  return { order, points, matches };
}

const matchedIds = async (page: object = pagination) =>
  (await student.wrong('GET /api/projects/matched', { query: { pagination: page } })).data.data.map(
    ({ id }: { id: number }) => id,
  );

describe.each([
  ['as the demo student is', {}],
  [
    'in another province, with other interests',
    { province: 'Lugo', tags: ['Agua', 'Biodiversidad', 'Software libre'] },
  ],
  ['in a third province', { province: 'Madrid', tags: ['Economía circular', 'Inteligencia artificial'] }],
])('for a student %s', (_, changes) => {
  beforeAll(async () => {
    if (Object.keys(changes).length > 0) await change(changes);
  });

  it('the list in SQL has the order that the rules of the contract give', async () => {
    const { order, points, matches } = await expectedOrder();
    expect(Math.max(...points.values())).toBeGreaterThan(0);
    expect([...matches.values()].some(({ obstacles }) => obstacles.length > 0)).toBe(true);
    const pages = [1, 2].map(async (page) => matchedIds({ ...pagination, page }));
    expect((await Promise.all(pages)).flat()).toEqual(order);
  });

  it('organisations are matched when one of their open projects is', async () => {
    const { facts: known } = await facts();
    const fitting = (await openProjects())
      .filter((project) => matchOf(known, matchedProject(project)).points > 0)
      .map(({ organization }) => organization?.id);
    const { data } = await student.wrong('GET /api/organizations/matched', { query: { pagination } });
    expect(data.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [...new Set(fitting)].toSorted(),
    );
  });
});

it('filters like the public list, and gives the newest first to a student of whom nothing is known', async () => {
  const newcomer = await logIn(server.address, 'nueva');
  const query = { filters: { presentiality: { $eq: 'remote' } }, pagination };
  const matched = (await newcomer.wrong('GET /api/projects/matched', { query })).data;
  const all = (await newcomer.wrong('GET /api/projects', { query })).data;
  expect(matched.data.map(({ id }: { id: number }) => id)).toEqual(
    all.data.map(({ id }: { id: number }) => id),
  );
  expect(matched.meta.pagination).toEqual(all.meta.pagination);
});

it('an application tells the organisation of a strong match, and of no other', async () => {
  const { data: uploaded } = await student.call('POST /api/upload', {
    query: { for: 'cv' },
    files: pdfFile('cv.pdf'),
  });
  const { facts: known } = await facts();
  const taken = await appliedFor();
  const free = (await openProjects()).filter(({ id }) => !taken.has(id));
  const isStrong = (project: (typeof free)[number]) => isStrongMatch(matchOf(known, matchedProject(project)));
  for (const project of [free.find(isStrong), free.find((other) => !isStrong(other))]) {
    if (!project) continue;
    const { status, data } = await student.wrong('POST /api/applys', {
      body: {
        data: {
          project: project.id,
          motivation: 'Quiero aplicar lo que he aprendido en la carrera a un reto real.',
          CV: uploaded[0]?.id,
        },
      },
    });
    expect(status).toBeLessThan(300);
    expect(data.data.supermatch).toBe(isStrong(project));
  }
});
