import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let coordinatorId: number;
let teacherId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, teacher] = await Promise.all([
    logIn(server.address, 'coordinacion'),
    logIn(server.address, 'docente'),
  ]);
  const idOf = async (who: Client) => (await who.call('GET /api/users/me', {})).data.details?.id as number;
  [coordinatorId, teacherId] = [await idOf(coordinator), await idOf(teacher)];
});
afterAll(() => server.stop());

describe('PUT /api/coordinators/:id', () => {
  const change = (data: unknown, who = coordinator) =>
    who.wrong('PUT /api/coordinators/:id', { params: { id: coordinatorId }, body: { data } });

  it('§3 keeps the works that the coordinator saves, drafts left out', async () => {
    const works = await server.rows<{ id: number; shown: boolean }>(
      'select id, published_at is not null and hidden_at is null as shown from works order by id',
    );
    const shown = works.filter((work) => work.shown).map(({ id }) => id);
    const hidden = works.filter((work) => !work.shown).map(({ id }) => id);
    const saved = async () => {
      const { data } = await coordinator.call('GET /api/coordinators', {
        query: { populate: ['favorites'] },
      });
      return data.data[0]?.favorites?.map(({ id }) => id).sort((a, b) => a - b);
    };
    const { data } = await change({
      favorites: { connect: [...shown.slice(0, 2), ...hidden.slice(0, 1), 2_000_000_000] },
    });
    expect(data.data.favorites?.map(({ id }) => id).sort((a, b) => a - b)).toEqual(shown.slice(0, 2));
    await change({ favorites: { disconnect: shown.slice(0, 1) } });
    expect(await saved()).toEqual(shown.slice(1, 2));
    await change({ favorites: [] });
    expect(await saved()).toEqual([]);
  });

  it('changes the job position, and takes it away', async () => {
    expect((await change({ job_position: ' Responsable ' })).data.data).toMatchObject({
      id: coordinatorId,
      job_position: 'Responsable',
    });
    expect((await change({})).data.data.job_position).toBe('Responsable');
    expect((await change({ job_position: '' })).data.data.job_position).toBeNull();
  });

  it('is the coordinator’s own', async () => {
    expect((await change({}, await logIn(server.address, 'sin-organizacion'))).status).toBe(404);
    expect((await change({}, teacher)).status).toBe(403);
    expect(Object.keys((await change({ job_position: 'x'.repeat(101) })).error.details.fields ?? {})).toEqual(
      ['job_position'],
    );
  });
});

describe('PUT /api/teachers/:id', () => {
  const change = (data: unknown, who = teacher) =>
    who.wrong('PUT /api/teachers/:id', { params: { id: teacherId }, body: { data } });

  it('changes what it names', async () => {
    const [degree] = await server.rows<{ id: number }>('select id from degrees order by id limit 1');
    const degrees = degree ? [degree.id] : [];
    const { data } = await change({
      teacher_area: 'Ciencias',
      degrees,
      notification_deadline: '2026-05-15T09:00:00+02:00',
    });
    expect(data.data).toMatchObject({
      id: teacherId,
      teacher_area: 'Ciencias',
      notification_deadline: '2026-05-15T07:00:00.000Z',
    });
    expect(data.data.degrees?.map(({ id }) => id)).toEqual(degrees);
    expect(data.data.degree?.id).toBe(degrees[0]);
    expect((await change({ notification_deadline: null, degrees: [] })).data.data).toMatchObject({
      notification_deadline: null,
      teacher_area: 'Ciencias',
      degree: null,
    });
  });

  it.each<[object, string]>([
    [{ teacher_area: 'Alquimia' }, 'teacher_area'],
    [{ degrees: [2_000_000_000] }, 'degrees'],
    [{ degrees: [1, 2, 3, 4, 5, 6, 7] }, 'degrees'],
    [{ university: { id: 2_000_000_000, name: 'x' } }, 'university'],
    [{ notification_deadline: 'mañana' }, 'notification_deadline'],
  ])('refuses %p', async (data, field) => {
    const { status, error } = await change(data);
    expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is the teacher’s own', async () => {
    expect((await change({}, coordinator)).status).toBe(403);
    expect(
      (await teacher.wrong('PUT /api/teachers/:id', { params: { id: 2_000_000_000 }, body: { data: {} } }))
        .status,
    ).toBe(404);
  });
});
