import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { selectedStudent } from '../../test/selected-student.ts';

let server: OperatedServer;
let coordinator: Client;
let project: { id: number; title: string };

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new') as typeof project;
});
afterAll(() => server.stop());

let count = 0;

/** A student in a collaboration that runs. */
async function begun() {
  const email = `resultado-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project: project.id, email });
  const confirmed = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const id = confirmed.data.data.id;
  await coordinator.call('PUT /api/collaborations/:id', {
    params: { id },
    body: { data: { begins: '2026-01-10', ends: '2026-06-10', base: confirmed.data.data.updatedAt } },
  });
  await move(coordinator, id, 'agreed', 'running');
  return { who, id };
}

const move = (who: Client, id: number, from: 'agreed' | 'running', state: 'running' | 'delivered') =>
  who.call('POST /api/collaborations/:id/move', { params: { id }, body: { data: { from, state } } });

const begin = (who: Client, id: number) =>
  who.wrong('POST /api/collaborations/:id/result', { params: { id } });
const result = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/result', { params: { id } })).data.data;
const name = (id: number, named: boolean) =>
  coordinator.call('PUT /api/collaborations/:id/result', { params: { id }, body: { data: { named } } });

describe('the work of a collaboration', () => {
  it('begins after the delivery, once, with what the project says', async () => {
    const { who, id } = await begun();
    expect(await begin(who, id)).toMatchObject({ status: 409, data: { error: { name: 'ResultTooEarly' } } });
    await move(who, id, 'running', 'delivered');
    const both = await Promise.all([begin(who, id), begin(who, id)]);
    const [work, again] = both.map(({ data }) => data.data);
    expect(again?.id).toBe(work?.id);
    const source = (
      await coordinator.call('GET /api/projects/:id', {
        params: { id: project.id },
        query: { populate: ['study_areas'] },
      })
    ).data.data;
    expect(work).toMatchObject({
      title: project.title,
      status: 'finished',
      isDraft: true,
      tags: source.tags,
      ods: source.ods,
    });
    expect(new Set(work?.study_areas)).toEqual(new Set(source.study_areas));
    // A draft is the author's alone.
    expect(await result(who, id)).toMatchObject({ works: [{ id: work?.id, isDraft: true, own: true }] });
    expect(await result(coordinator, id)).toEqual({ named: false, works: [] });
  });

  it('is listed and names the organisation from when it says so', async () => {
    const { who, id } = await begun();
    await move(who, id, 'running', 'delivered');
    const work = (await begin(who, id)).data.data;
    await server.rows(`update works set published_at = now(), summary = 'Lo hecho.' where id = ${work.id}`);
    const read = async () =>
      (await coordinator.call('GET /api/tfxes/:id', { params: { id: work.id } })).data.data.came_from;
    const listed = async () =>
      (
        await coordinator.call('GET /api/tfxes', {
          query: { filters: { came_from_collaboration: { $eq: true } } },
        })
      ).data.data.map((found) => found.id);
    expect(await read()).toBeNull();
    expect(await listed()).not.toContain(work.id);
    expect(await result(coordinator, id)).toMatchObject({ works: [{ id: work.id, own: false }] });
    await name(id, true);
    expect(await read()).toMatchObject({ project: { id: project.id, title: project.title } });
    expect(await listed()).toContain(work.id);
    await name(id, false);
    expect(await read()).toBeNull();
  });

  it('of another student is nobody’s to begin', async () => {
    const { id } = await begun();
    const other = await begun();
    expect((await begin(other.who, id)).status).toBe(404);
  });
});
