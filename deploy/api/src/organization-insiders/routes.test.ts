import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let coordinator: Client;
let manager: Client;
let staff: Client;
let student: Client;
let ownId: number;
/** The project manager's two organisations: the first has talent access, the second has none. */
let managed: number[];
beforeAll(async () => {
  server = await startServer();
  [coordinator, manager, staff, student] = (await Promise.all(
    (['coordinacion', 'gestion', 'staff', 'estudiante'] as const).map((account) =>
      logIn(server.address, account),
    ),
  )) as [Client, Client, Client, Client];
  ownId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  managed =
    (await manager.call('GET /api/users/me', {})).data.details?.organizations?.map(({ id }) => id) ?? [];
});
afterAll(() => server.stop());

describe('POST /api/project-metrics', () => {
  const metric = (data: object, who = student) =>
    who.wrong('POST /api/project-metrics', {
      body: { data: { type: 'follow', organization: ownId, date: new Date().toISOString(), ...data } },
    });

  it('§7.6 is counted in the week’s trend, and names no person', async () => {
    const trend = async () =>
      (await coordinator.call('GET /api/organizations/:id/stats', { params: { id: ownId } })).data.data
        .attributes.follows ?? [];
    const before = (await trend()).at(-1);
    const { status, data } = await metric({});
    expect(status).toBe(200);
    expect(Object.keys(data.data).sort()).toEqual(['date', 'deleteEntry', 'id', 'organization', 'type']);
    await metric({});
    expect((await metric({ deleteEntry: true })).data.data).toMatchObject({
      type: 'follow',
      organization: ownId,
      deleteEntry: true,
    });
    const after = await trend();
    expect(after).toHaveLength(12);
    expect(after.at(-1)).toEqual({
      week: before?.week,
      followed: (before?.followed ?? 0) + 2,
      unfollowed: (before?.unfollowed ?? 0) + 1,
    });
    const weeks = after.map(({ week }) => week);
    expect(weeks).toEqual([...weeks].sort());
    expect(new Date(`${weeks.at(-1)}T12:00:00Z`).getUTCDay()).toBe(1);
  });

  it.each([
    ['another type', { type: 'view' }, { type: 'Formato no válido.' }],
    ['no date', { date: undefined }, { date: 'Este campo es obligatorio.' }],
    ['a day of long ago', { date: '2026-01-01' }, { date: 'Formato no válido.' }],
    ['a date of last year', { date: '2020-01-01T10:00:00Z' }, { date: 'Formato no válido.' }],
    ['a date of the next century', { date: '2099-01-01T10:00:00Z' }, { date: 'Formato no válido.' }],
    ['a word for a flag', { deleteEntry: 'yes' }, { deleteEntry: 'Formato no válido.' }],
    [
      'an id beyond all ids',
      { organization: 99_999_999_999 },
      { organization: 'Este campo es obligatorio.' },
    ],
  ])('refuses %s', async (_, changes, fields) => {
    const { status, error } = await metric(changes);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });

  it('is about an organisation that there is, and made by students', async () => {
    expect((await metric({ organization: 2_147_483_647 })).status).toBe(404);
    expect((await metric({}, coordinator)).status).toBe(403);
    expect((await metric({}, clientOf(server.address))).status).toBe(401);
  });
});

describe('GET /api/organizations/:id/stats', () => {
  const stats = async (who: Client, id: number) =>
    (await who.call('GET /api/organizations/:id/stats', { params: { id } })).data.data.attributes;

  it('§4.6, §7.5 counts what there is', async () => {
    const figures = await stats(coordinator, ownId);
    const { data } = (
      await coordinator.call('GET /api/organizations/:id/projects', {
        params: { id: ownId },
        query: { pagination: { pageSize: 100 } },
      })
    ).data;
    const shown = data.filter(({ status }) => status !== 'draft');
    expect(figures.projects).toBe(shown.length);
    expect(figures.open_projects).toBe(shown.filter(({ status }) => status === 'new').length);
    expect(figures.applications).toBe(
      data.reduce((sum, { applications }) => sum + (applications?.total ?? 0), 0),
    );
    expect(figures.applications_new).toBe(
      data.reduce((sum, { applications }) => sum + (applications?.new ?? 0), 0),
    );
    const own = (
      await coordinator.call('GET /api/organizations/:id/talent/opportunities', { params: { id: ownId } })
    ).data.data;
    const published = own.filter(({ isDraft }) => !isDraft);
    const open = published.filter(({ status }) => status === 'open');
    expect([published.length, open.length]).toEqual([3, 2]);
    expect(figures.opportunities).toBe(open.length);
    expect(figures.interested).toBe(own.reduce((sum, { interested }) => sum + (interested ?? 0), 0));
    const followers = await coordinator.call('GET /api/organizations/:id/followers', {
      params: { id: ownId },
    });
    expect(figures.followers).toBe(followers.data.meta.pagination.total);
    expect(await stats(staff, ownId)).toEqual(figures);
    const { applications, applications_new, interested, follows, ...forAll } = figures;
    expect([applications, applications_new, interested, follows]).not.toContain(undefined);
    expect(await stats(student, ownId)).toEqual(forAll);
  });

  it('counts nothing for an organisation that has nothing', async () => {
    const body = {
      data: {
        name: 'Vacía',
        type: 'Empresa' as const,
        sector: 'Otro' as const,
        size: '1 a 10 personas' as const,
        location: 'Soria' as const,
        description: 'Nada todavía.',
      },
    };
    const { id } = (await manager.call('POST /api/organizations', { body })).data.data;
    const { follows = [], answered_in_time, median_answer_days, ...counts } = await stats(manager, id);
    expect([answered_in_time, median_answer_days]).toEqual([null, null]);
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(follows.every(({ followed, unfollowed }) => followed === 0 && unfollowed === 0)).toBe(true);
  });
});

describe('GET /api/organizations/:id/followers', () => {
  const followers = (who: Client, id: number, query: object = {}) =>
    who.wrong('GET /api/organizations/:id/followers', { params: { id }, query });

  it('§7.5 lists who follows, without names unless they chose to be found', async () => {
    const { status, data } = await followers(coordinator, ownId, { pagination: { pageSize: 100 } });
    expect(status).toBe(200);
    for (const follower of data.data) {
      expect(Object.keys(follower).sort()).toEqual([
        'date',
        'id',
        'name',
        'province',
        'student_area',
        'surname',
        'university',
      ]);
      expect(new Set([follower.id, follower.name, follower.surname].map((part) => part === null)).size).toBe(
        1,
      );
    }
    expect(new Set(data.data.map(({ name }) => name === null))).toEqual(new Set([true, false]));
    const dates = data.data.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('filters by area, by its name either way, by university and by province', async () => {
    const either = await Promise.all(
      [{ $eq: 'Ciencias' }, { name: { $eq: 'Ciencias' } }].map((student_area) =>
        followers(coordinator, ownId, { filters: { student_area } }),
      ),
    );
    expect(either.map(({ status }) => status)).toEqual([200, 200]);
    expect(either[0]?.data.data).toEqual(either[1]?.data.data);
    expect(either[0]?.data.data.every(({ student_area }) => student_area === 'Ciencias')).toBe(true);
    const there = await followers(coordinator, ownId, {
      filters: { province: { $eq: 'A Coruña' }, university: { $eq: 'Universidad de A Coruña' } },
    });
    expect(there.data.data.every(({ province }) => province === 'A Coruña')).toBe(true);
  });

  it.each(['filters[name][$eq]=Ana', 'filters[disability][$eq]=true', 'filters[student_area][id][$eq]=1'])(
    'refuses %s',
    async (query) => {
      const token = await coordinator.fetch(`/api/organizations/${ownId}/followers?${query}`);
      expect(token.status).toBe(401);
      const [field = '', value] = query.split('=');
      expect((await followers(coordinator, ownId, { [field]: value })).error.name).toBe('UnknownParameter');
    },
  );
});

describe('GET /api/organizations/:id/people', () => {
  it('lists who acts for it', async () => {
    const { data } = await coordinator.call('GET /api/organizations/:id/people', { params: { id: ownId } });
    expect(data.data).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Marta',
        surname: 'Otero Vidal',
        email: 'coordinacion@puente.test',
        profileType: 'coordinator',
        coordinator: expect.any(Number) as number,
        job_position: 'Coordinación',
      },
    ]);
    const managers = await staff.call('GET /api/organizations/:id/people', {
      params: { id: managed[0] as number },
    });
    expect(managers.data.data.map(({ profileType, job_position }) => [profileType, job_position])).toEqual([
      ['projectManager', null],
    ]);
  });
});

it.each([
  'GET /api/organizations/:id/followers',
  'GET /api/organizations/:id/people',
  'GET /api/organizations/:id/talent/access',
] as const)('%s is for its own people and staff', async (name) => {
  const ask = async (who: Client, id = ownId) => (await who.wrong(name, { params: { id } })).status;
  expect(await Promise.all([coordinator, staff].map((who) => ask(who)))).toEqual([200, 200]);
  expect(await Promise.all([manager, student, clientOf(server.address)].map((who) => ask(who)))).toEqual([
    403, 403, 401,
  ]);
  expect(await ask(coordinator, 2_147_483_647)).toBe(404);
});

describe('talent access', () => {
  const access = async (who: Client, id: number) =>
    (await who.call('GET /api/organizations/:id/talent/access', { params: { id } })).data.data;
  const corner = (who: Client, id: number) =>
    who.wrong('GET /api/organizations/:id/talent/lists', { params: { id } });
  const opportunities = (who: Client, id: number, query: object = {}) =>
    who.wrong('GET /api/organizations/:id/talent/opportunities', { params: { id }, query });
  const grant = (id: number, talent_access: boolean, who = staff) =>
    who.wrong('PUT /api/organizations/:id/talent/access', {
      params: { id },
      body: { data: { talent_access } },
    });
  const verify = (id: number, verified: boolean, who = staff) =>
    who.wrong('PUT /api/organizations/:id/verification', { params: { id }, body: { data: { verified } } });

  it('§6, §7.5 is an organisation’s; a project manager passes with one that has it', async () => {
    expect(await access(coordinator, ownId)).toBe(true);
    expect(await Promise.all(managed.slice(0, 2).map((id) => access(manager, id)))).toEqual([true, false]);
    expect((await corner(manager, managed[1] as number)).status).toBe(200);
  });

  it('§7.5 lists the organisation’s own opportunities: offers and events, drafts and what is over', async () => {
    const all = (await opportunities(coordinator, ownId)).data;
    expect(all.data).toHaveLength(4);
    expect(all.data.map(({ isDraft }) => isDraft).sort()).toEqual([false, false, false, true]);
    expect(all.data.every(({ interested }) => typeof interested === 'number')).toBe(true);
    const types = async (query: object) =>
      (await opportunities(coordinator, ownId, query)).data.data.map(({ details }) => details.type);
    expect(new Set(await types({ details: 'offer' }))).toEqual(new Set(['Oferta']));
    expect(new Set(await types({ details: 'events' }))).toEqual(new Set(['Evento']));
    expect(await types({ filters: { type: { $eq: 'Evento' } } })).toEqual(await types({ details: 'events' }));
    expect(await types({ filters: { details: { $eq: 'offer' }, isDraft: { $eq: true } } })).toEqual([
      'Oferta',
    ]);
    expect((await opportunities(coordinator, ownId, { details: 'Oferta' })).status).toBe(400);
    const slash = await coordinator.fetch(`/api/organizations/${ownId}/talent/opportunities/?details=offer`);
    expect(slash.status).toBe(401);
  });

  it('is not asked for by the list of one’s own opportunities', async () => {
    await grant(ownId, false);
    expect((await opportunities(coordinator, ownId)).data.data).toHaveLength(4);
    expect((await opportunities(manager, ownId)).status).toBe(403);
    await grant(ownId, true);
  });

  it('is given by staff to who is verified, and taken away with the verification', async () => {
    const [, second = 0] = managed;
    await verify(second, false);
    expect((await grant(second, true)).error).toMatchObject({ status: 409, name: 'OrganizationNotVerified' });
    expect((await verify(second, true)).data.data).toMatchObject({ verified: true, talent_access: false });
    expect((await grant(second, true)).data.data).toMatchObject({ verified: true, talent_access: true });
    expect((await verify(second, false)).data.data).toMatchObject({ verified: false, talent_access: false });
    expect(await access(manager, second)).toBe(false);
  });

  it.each([
    ['name', 'Otro nombre', true],
    ['web', 'https://otra-orilla.example', true],
    ['description', 'Otra descripción, que no cambia quién es esta organización.', false],
  ])('is lost, with the mark, by a change of %s: %p %p', async (field, value, isLost) => {
    const before = (await coordinator.call('GET /api/organizations/:id', { params: { id: ownId } })).data
      .data;
    expect(before.verified).toBe(true);
    const change = (data: object) =>
      coordinator.wrong('PUT /api/organizations/:id', { params: { id: ownId }, body: { data } });
    expect((await change({ name: before.name, web: before.web ?? '' })).data.data.verified).toBe(true);
    expect((await change({ [field]: value })).data.data.verified).toBe(!isLost);
    expect(await access(coordinator, ownId)).toBe(!isLost);

    await change({ name: before.name, web: before.web ?? '', description: before.description ?? '' });
    expect((await verify(ownId, true)).status).toBe(200);
    expect((await grant(ownId, true)).status).toBe(200);
  });

  it('closes the corner at once when it is taken away', async () => {
    expect((await grant(ownId, false)).status).toBe(200);
    expect((await corner(coordinator, ownId)).error).toMatchObject({
      status: 403,
      name: 'TalentAccessRequired',
    });
    await grant(ownId, true);
    expect((await corner(coordinator, ownId)).status).toBe(200);
  });

  it('is nobody else’s to give', async () => {
    for (const who of [coordinator, manager, student]) {
      expect([(await grant(ownId, true, who)).status, (await verify(ownId, true, who)).status]).toEqual([
        403, 403,
      ]);
    }
    expect((await verify(2_147_483_647, true)).status).toBe(404);
    expect(
      (
        await staff.wrong('PUT /api/organizations/:id/verification', {
          params: { id: ownId },
          body: { data: { verified: 'yes' } },
        })
      ).status,
    ).toBe(400);
  });
});
