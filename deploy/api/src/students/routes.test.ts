import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let student: Client;
let studentUser: number;
let studentId: number;
let newcomer: Client;
let newcomerId: number;
let projectIds: number[];
beforeAll(async () => {
  server = await startServer();
  student = await logIn(server.address, 'estudiante');
  newcomer = await logIn(server.address, 'nueva');
  const idOf = async (who: Client) => (await who.call('GET /api/users/me', {})).data.details?.id as number;
  [studentId, newcomerId] = [await idOf(student), await idOf(newcomer)];
  studentUser = (await student.call('GET /api/users/me', {})).data.id;
  projectIds = (await newcomer.call('GET /api/projects', {})).data.data.map(({ id }) => id);
});
afterAll(() => server.stop());

it('counts students for everybody', async () => {
  expect((await clientOf(server.address).call('GET /api/students/count', {})).data).toEqual({ data: 303 });
});

describe('GET /api/students/:id', () => {
  it('shows a student to themselves, with the saved projects', async () => {
    const { data } = await student.call('GET /api/students/:id', {
      params: { id: studentUser },
      query: { populate: ['favorites'] },
    });
    expect(data.data).toMatchObject({
      id: studentId,
      university: 'Universidad de A Coruña',
      province: 'A Coruña',
      phone: '+34 600 000 001',
    });
    expect(data.data.favorites).toHaveLength(6);
    expect(data.data.favorites?.[0]?.organization?.name).toEqual(expect.any(String));
    const bare = await student.call('GET /api/students/:id', { params: { id: studentUser } });
    expect(bare.data.data).not.toHaveProperty('favorites');
  });

  it('hides every other student', async () => {
    for (const call of ['GET /api/students/:id', 'PUT /api/students/:id'] as const) {
      const { status, error } = await newcomer.wrong(call, {
        params: { id: call.startsWith('GET') ? studentUser : studentId },
        ...(call.startsWith('PUT') && { body: { data: { favorites: [] } } }),
      });
      expect([status, error.name]).toEqual([404, 'NotFound']);
    }
    expect(
      (
        await (
          await logIn(server.address, 'coordinacion')
        ).call('GET /api/students/:id', { params: { id: studentUser } })
      ).status,
    ).toBe(403);
  });

  it('refuses other relations', async () => {
    const { error } = await student.wrong('GET /api/students/:id', {
      params: { id: studentUser },
      query: { populate: 'favorites,password' },
    });
    expect([error.name, error.details.key]).toEqual(['UnknownParameter', 'populate.password']);
  });
});

describe('PUT /api/students/:id', () => {
  const save = async (favorites: unknown) =>
    newcomer.wrong('PUT /api/students/:id', { params: { id: newcomerId }, body: { data: { favorites } } });
  const saved = async () =>
    (await newcomer.call('GET /api/users/me', {})).data.details?.favorites?.sort((a, b) => a - b);
  const sorted = (ids: (number | undefined)[]) => (ids as number[]).sort((a, b) => a - b);

  it('replaces the list, and connects and disconnects single projects', async () => {
    const [a, b, c] = projectIds;
    expect((await save([a, b, a])).data.data.favorites?.map(({ id }) => id).sort()).toEqual([a, b].sort());
    await save({ connect: [c], disconnect: [a] });
    expect(await saved()).toEqual(sorted([b, c]));
    await save({ connect: [c] });
    expect(await saved()).toEqual(sorted([b, c]));
    await save({ disconnect: [b] });
    await save([a]);
    expect(await saved()).toEqual([a]);
    await save([]);
    expect(await saved()).toEqual([]);
  });

  it('keeps what two tabs save at the same time', async () => {
    await Promise.all(projectIds.slice(0, 8).map((id) => save({ connect: [id] })));
    expect(await saved()).toEqual(sorted(projectIds.slice(0, 8)));
    await save([]);
  });

  it('leaves out projects that the student cannot see', async () => {
    const coordinator = await logIn(server.address, 'coordinacion');
    const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
      ?.id as number;
    const drafts = await coordinator.call('GET /api/organizations/:id/projects', {
      params: { id: organization },
      query: { filters: { status: { $eq: 'draft' } } },
    });
    await save([projectIds[0], drafts.data.data[0]?.id, 2_000_000_000]);
    expect(await saved()).toEqual([projectIds[0]]);
  });

  it('changes nothing when there is nothing to change', async () => {
    const before = await saved();
    const { status } = await newcomer.call('PUT /api/students/:id', {
      params: { id: newcomerId },
      body: { data: {} },
    });
    expect(status).toBe(200);
    expect(await saved()).toEqual(before);
  });

  it.each([['x'], [[0]], [['1']], [{ connect: 5 }], [Array.from({ length: 201 }, (_, index) => index + 1)]])(
    'refuses %p',
    async (favorites) => {
      const { status, error } = await save(favorites);
      expect(status).toBe(400);
      expect(Object.keys(error.details.fields ?? {})).toEqual(['favorites']);
    },
  );
});
