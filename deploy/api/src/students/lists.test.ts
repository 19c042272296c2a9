import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { Visibility } from '@puente/contract/constants/visibility';

let server: OperatedServer;
let student: Client;
let staff: Client;
let coordinator: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  [student, staff, coordinator] = await Promise.all([
    logIn(server.address, 'estudiante'),
    logIn(server.address, 'staff'),
    logIn(server.address, 'coordinacion'),
  ]);
});
afterAll(() => server.stop());

describe('GET /api/students', () => {
  const emails = async (who: Client, email: string) =>
    (
      await who.call('GET /api/students', {
        query: { filters: { user: { email: { $eq: email } } }, populate: ['user'] },
      })
    ).data.data.map(({ user }) => user?.email);

  it('finds oneself, by user and by e-mail', async () => {
    const me = (await student.call('GET /api/users/me', {})).data;
    const { data } = await student.call('GET /api/students', {
      query: { filters: { user: { id: { $eq: me.id } } }, populate: ['user', 'student_area'] },
    });
    expect(data.data).toMatchObject([
      { id: me.details?.id, user: { id: me.id }, student_area: expect.any(String) as string },
    ]);
    expect(await emails(student, 'Estudiante@Puente.test')).toEqual(['estudiante@puente.test']);
  });

  it('gives staff anybody, students nobody else, and the others nothing', async () => {
    expect(await emails(staff, 'nueva@puente.test')).toEqual(['nueva@puente.test']);
    expect(await emails(student, 'nueva@puente.test')).toEqual([]);
    expect(
      (await staff.call('GET /api/students', { query: { pagination: { pageSize: 5 } } })).data.meta.pagination
        .total,
    ).toBe(303);
    expect((await coordinator.wrong('GET /api/students', {})).status).toBe(403);
    expect((await clientOf(server.address).wrong('GET /api/students', {})).status).toBe(401);
  });

  it.each(['estudiante', 'estudiante@puente', 'puente.test'])(
    '§5 looks nothing up for %p, which is no e-mail',
    async (text) => {
      expect(await emails(staff, text)).toEqual([]);
    },
  );

  it('refuses to filter by anything else', async () => {
    const { status, error } = await staff.wrong('GET /api/students', {
      query: { filters: { disability: { $eq: 'true' } } },
    });
    expect([status, error.name, error.details.key]).toEqual([400, 'UnknownParameter', 'filters.disability']);
  });
});

describe('GET /api/students/find', () => {
  const find = async (filters: object = {}, more: object = {}) =>
    (
      await coordinator.wrong('GET /api/students/find', {
        query: { filters, pagination: { pageSize: 100 }, ...more },
      })
    ).data;

  it('shows those who chose to be found, newest first, with what they study', async () => {
    const found = await find();
    const [expected] = await server.rows<{ total: number }>(
      "select count(*)::int as total from students where visibility = 'talent'",
    );
    expect(found.meta.pagination.total).toBe(expected?.total);
    const dates = found.data.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Object.keys(found.data[0] ?? {}).sort()).toEqual([
      'createdAt',
      'degrees',
      'id',
      'name',
      'province',
      'situation',
      'student_area',
      'study_type',
      'surname',
      'tags',
      'university',
      'work_deadline',
    ]);
  });

  it('says of each option of a filter how many it would give, the rest of the search kept', async () => {
    const [first] = (await find()).data;
    const [topic = ''] = first?.tags ?? [];
    const province = { $eq: first?.province };
    const { meta } = await find({ province }, { facets: ['tags', 'province', 'university'] });
    expect(meta.facets?.tags?.[topic]).toBe(
      (await find({ province, tags: { $eq: topic } })).meta.pagination.total,
    );
    expect(Object.keys(meta.facets?.province ?? {}).length).toBeGreaterThan(1);
    expect(Object.values(meta.facets?.university ?? {}).reduce((sum, count) => sum + count, 0)).toBe(
      meta.pagination.total,
    );
  });

  it('§7.6 filters by what it shows', async () => {
    const [first] = (await find()).data;
    if (!first) throw new Error('Nobody can be found.');
    const [topic = ''] = first.tags;
    const filters = {
      student_area: { $eq: first.student_area },
      province: { $in: [first.province, 'Soria'] },
      university: { $eq: first.university },
      study_type: { $eq: first.study_type },
      work_deadline: { $eq: first.work_deadline },
      situation: { $eq: first.situation },
      tags: { $in: [topic, 'Deporte'] },
    };
    expect((await find(filters)).data.map(({ id }) => id)).toContain(first.id);
    for (const { tags } of (await find({ tags: { $eq: topic } })).data) expect(tags).toContain(topic);
    for (const { tags } of (await find({ tags: { $ne: topic } })).data) expect(tags).not.toContain(topic);
    expect((await find({ tags: { $null: 'true' } })).data).toEqual([]);
    expect((await find({ province: { $eq: 'Ninguna' } })).data).toEqual([]);
  });

  it('finds words of a degree’s name, typed or of the list', async () => {
    const id = (await find()).data[0]?.id as number;
    await server.rows(
      `insert into student_degrees (student_id, other_name) values (${id}, 'Grado en Musicología Antigua') returning id`,
    );
    expect((await find({ degrees: { $containsi: 'musicologia grado' } })).data.map((one) => one.id)).toEqual([
      id,
    ]);
  });

  it('neither filters nor sorts by a disability, a score or anything that is not shown', async () => {
    for (const query of [
      { filters: { disability: { $eq: 'true' } } },
      { filters: { competences: { $eq: '6' } } },
      { filters: { user: { email: { $eq: 'a@b.es' } } } },
      { populate: 'user' },
    ]) {
      expect((await coordinator.wrong('GET /api/students/find', { query })).error.name).toBe(
        'UnknownParameter',
      );
    }
    expect(
      (await coordinator.wrong('GET /api/students/find', { query: { sort: 'competences:desc' } })).status,
    ).toBe(400);
  });

  it('forgets at once a user who changes their mind', async () => {
    const me = (await student.call('GET /api/users/me', {})).data.details?.id as number;
    const isFound = async () => (await find()).data.some(({ id }) => id === me);
    const choose = (visibility: Visibility) =>
      student.call('PUT /api/students/:id', { params: { id: me }, body: { data: { visibility } } });
    await server.rows(`update students set created_at = now() where id = ${me} returning id`);
    await choose('talent');
    expect(await isFound()).toBe(true);
    await choose('applied');
    expect(await isFound()).toBe(false);
  });

  it('§6 is for organisations with talent access', async () => {
    const without = await logIn(server.address, 'sin-organizacion');
    expect((await without.wrong('GET /api/students/find', {})).error.name).toBe('TalentAccessRequired');
    expect((await (await logIn(server.address, 'gestion')).wrong('GET /api/students/find', {})).status).toBe(
      200,
    );
    for (const who of [student, staff])
      expect((await who.wrong('GET /api/students/find', {})).status).toBe(403);
  });
});
