import { type Client, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { competenceSections } from '@puente/contract/constants/competences';
import { visibilityLevels } from '@puente/contract/constants/visibility';
import type { Student } from '@puente/contract/entities/student';
import { messages } from '@puente/contract/messages';

let server: TestServer;
let student: Client;
let newcomer: Client;
let staff: Client;
let studentUser: number;
let newcomerUser: number;
let newcomerId: number;
beforeAll(async () => {
  server = await startServer();
  [student, newcomer, staff] = await Promise.all([
    logIn(server.address, 'estudiante'),
    logIn(server.address, 'nueva'),
    logIn(server.address, 'staff'),
  ]);
  const me = async (who: Client) => (await who.call('GET /api/users/me', {})).data;
  studentUser = (await me(student)).id;
  const { id, details } = await me(newcomer);
  newcomerUser = id;
  newcomerId = details?.id as number;
});
afterAll(() => server.stop());

const change = (data: unknown) =>
  newcomer.wrong('PUT /api/students/:id', { params: { id: newcomerId }, body: { data } });
const read = async (populate?: string, who = newcomer, id = newcomerUser): Promise<Student> =>
  (
    await who.wrong('GET /api/students/:id', {
      params: { id },
      query: populate === undefined ? {} : { populate },
    })
  ).data.data;
const fieldsOf = async (data: unknown) => (await change(data)).error.details.fields;

const relations = [
  'user',
  'student_area',
  'degree',
  'degrees',
  'tfxs',
  'notification',
  'favorites',
  'favorites_tfxes',
  'favourites_resources',
  'follows',
  'opportunities',
] as const;

describe('GET /api/students/:id', () => {
  it('has every field of a student, and only the relations that were asked for', async () => {
    const whole = await read(relations.join(), student, studentUser);
    expect(whole).toMatchObject({
      user: { email: 'estudiante@puente.test', name: 'Iria' },
      student_area: expect.any(String) as string,
      notification: {
        id: expect.any(Number) as number,
        pre_selected: true,
        u4i_advice: true,
        email: true,
        whatsapp: false,
      },
      study_type: 'Grado',
      visibility: 'talent',
      disability: null,
      disabilityConsent: false,
      completedAt: expect.any(String) as string,
    });
    expect([whole.favorites, whole.follows].map((list) => (list ?? []).length)).toEqual([6, 5]);
    expect(whole.tags.length).toBeGreaterThan(1);
    const bare = await read(undefined, student, studentUser);
    expect(relations.filter((relation) => relation in bare)).toEqual([]);
  });

  it('takes relations in either spelling and answers in one', async () => {
    const found = await read('favourites,favourites_tfxes,favorites_resources', student, studentUser);
    expect(relations.filter((relation) => relation in found)).toEqual([
      'favorites',
      'favorites_tfxes',
      'favourites_resources',
    ]);
  });

  it('answers preferences that nobody chose yet', async () => {
    expect((await read('notification')).notification).toMatchObject({
      id: null,
      selected: true,
      u4i_advice: false,
    });
  });

  it('tells staff everything but the disability', async () => {
    const seen = await read('user', staff, studentUser);
    expect(seen.user?.email).toBe('estudiante@puente.test');
    expect(seen).not.toHaveProperty('disability');
    expect(seen).not.toHaveProperty('disabilityConsent');
  });
});

describe('PUT /api/students/:id', () => {
  it('changes what it names and leaves the rest', async () => {
    const { data } = await change({
      student_area: 'Ciencias',
      study_type: 'Máster',
      tags: ['Agua', 'Agua', 'Indiferente'],
      province: 'Lugo',
      qualification: 'study',
      situation: 'doing',
    });
    expect(data.data).toMatchObject({
      student_area: 'Ciencias',
      study_type: 'Máster',
      tags: ['Agua', 'Indiferente'],
      province: 'Lugo',
      qualification: 'study',
      situation: 'doing',
    });
    await change({ province: null });
    expect(await read('student_area')).toMatchObject({
      province: null,
      student_area: 'Ciencias',
      study_type: 'Máster',
    });
    expect((await newcomer.call('GET /api/users/me', {})).data.details).toMatchObject({
      qualification: 'study',
      situation: 'doing',
    });
  });

  it('does not write an empty phone', async () => {
    await change({ phone: '+34 600 111 222' });
    await change({ phone: '' });
    expect(await read()).toMatchObject({ phone: '+34 600 111 222' });
  });

  it('keeps a typed degree, and the order of them', async () => {
    const { data } = await change({
      degrees: [
        { id: 0, name: 'Grado en Ciencias del Mar' },
        { id: 0, name: 'Música antigua' },
      ],
    });
    expect(data.data.degrees).toEqual([
      { id: 0, name: 'Grado en Ciencias del Mar', type: null },
      { id: 0, name: 'Música antigua', type: null },
    ]);
    expect((await read('degree')).degree).toMatchObject({ name: 'Grado en Ciencias del Mar' });
    await change({ degrees: [] });
    expect(await read('degree,degrees')).toMatchObject({ degree: null, degrees: [] });
  });

  it('changes preferences one by one', async () => {
    await change({ notification: { whatsapp: true } });
    const { data } = await change({ notification: { selected: false } });
    expect(data.data.notification).toMatchObject({ whatsapp: true, selected: false, pre_selected: true });
  });

  it('lets the student choose who sees them, and change their mind', async () => {
    for (const visibility of visibilityLevels)
      expect((await change({ visibility })).data.data.visibility).toBe(visibility);
  });

  it('keeps a yes about a disability only while the consent stands', async () => {
    expect(await fieldsOf({ disability: true })).toEqual({ disabilityConsent: messages.acceptRequired });
    expect((await change({ disability: 'Sí', disabilityConsent: true })).data.data).toMatchObject({
      disability: true,
      disabilityConsent: true,
    });
    expect((await change({ disabilityConsent: false })).data.data).toMatchObject({
      disability: null,
      disabilityConsent: false,
    });
    expect((await change({ disability: 'No' })).data.data).toMatchObject({
      disability: false,
      disabilityConsent: false,
    });
  });

  it.each<[object, string]>([
    [{ student_area: 'Alquimia' }, 'student_area'],
    [{ student_area: 2_000_000_000 }, 'student_area'],
    [{ study_type: 'Doctorado' }, 'study_type'],
    [{ degrees: [2_000_000_000] }, 'degrees'],
    [{ degrees: [1, 2, 3, 4, 5, 6, 7] }, 'degrees'],
    [{ degrees: [{ id: 0 }] }, 'degrees'],
    [{ tags: ['Alquimia'] }, 'tags'],
    [{ university: { id: 2_000_000_000, name: 'Ninguna' } }, 'university'],
    [{ campaigns: ['no-hay'] }, 'campaigns'],
    [{ province: 'a\0b' }, 'province'],
    [{ province: 'x'.repeat(101) }, 'province'],
    [{ phone: 'mañana' }, 'phone'],
    [{ work_deadline: 'Nunca' }, 'work_deadline'],
    [{ qualification: 'rich' }, 'qualification'],
    [{ disability: 'quizá' }, 'disability'],
    [{ visibility: 'sí' }, 'visibility'],
    [{ notification: { email: 1 } }, 'notification'],
    [{ follows: { connect: ['1'] } }, 'follows'],
  ])('refuses %p', async (data, field) => {
    const before = await read('degrees,follows');
    expect(Object.keys((await fieldsOf(data)) ?? {})).toEqual([field]);
    expect(await read('degrees,follows')).toEqual(before);
  });

  it('writes nothing when one of its fields cannot be', async () => {
    await change({ province: 'Lugo', favorites: [] });
    expect((await change({ province: 'Soria', degrees: [2_000_000_000] })).status).toBe(400);
    expect((await read()).province).toBe('Lugo');
  });
});

describe('relations', () => {
  const ids = async (relation: 'follows' | 'opportunities' | 'favorites_tfxes' | 'favourites_resources') =>
    ((await read(relation))[relation] ?? []).map(({ id }) => id).sort((a, b) => a - b);

  it('are replaced, or changed one by one', async () => {
    await change({ follows: [1, 2, 2_000_000_000] });
    expect(await ids('follows')).toEqual([1, 2]);
    const { data } = await change({ follows: { connect: [3], disconnect: [1] } });
    expect(data.data.follows?.map(({ id }) => id).sort()).toEqual([2, 3]);
    expect(data.data).not.toHaveProperty('favorites');
    await change({ follows: [] });
    expect(await ids('follows')).toEqual([]);
  });

  it('keep what two tabs change at the same time', async () => {
    await change({ follows: [9] });
    await Promise.all(
      [1, 2, 3, 4, 5, 6].flatMap((id) => [
        change({ follows: { connect: [id] } }),
        change({ follows: { disconnect: [9] } }),
      ]),
    );
    expect(await ids('follows')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are what everybody sees: drafts are left out', async () => {
    const coordinator = await logIn(server.address, 'coordinacion');
    const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
      ?.id as number;
    const { data } = await coordinator.wrong('GET /api/organizations/:id/talent/opportunities', {
      params: { id: organization },
      query: {},
    });
    const all = (data.data as { id: number; isDraft: boolean }[] | undefined) ?? [];
    expect(all.map(({ isDraft }) => isDraft)).toContain(false);
    await change({ opportunities: all.map(({ id }) => id) });
    expect(await ids('opportunities')).toEqual(
      all
        .filter(({ isDraft }) => !isDraft)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    const { data: interests } = await newcomer.call('GET /api/students/interests', {
      query: { populate: ['organization'], sort: 'title:asc' },
    });
    expect(interests.data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(await ids('opportunities'));
    expect(interests.data.every((one) => one.organization?.id === organization)).toBe(true);
  });

  it('are listed for a user who follows, by page', async () => {
    await change({ follows: [1, 2, 3] });
    const { data } = await newcomer.call('GET /api/students/follows', {
      query: { sort: 'name:asc', pagination: { page: 2, pageSize: 2 } },
    });
    expect(data.data).toHaveLength(1);
    expect(data.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
  });
});

describe('POST /api/students/complete-profile', () => {
  const answers = {
    id: 1,
    createdAt: 'x',
    updatedAt: 'x',
    student_area: 'Ingeniería y Arquitectura',
    study_type: 'Grado',
    degrees: [{ id: 0, name: 'Otra' }],
    'degrees-extension': 'Ingeniería Naval',
    province: 'Otra',
    'province-extension': 'Oporto',
    tags: ['Indiferente'],
    reachedUsHow: 'Otro',
    'reachedUsHow-extension': 'La radio',
    university: [
      { id: 1, name: 'x' },
      { id: 2, name: 'y' },
    ],
    phone: '',
  };
  const complete = (data: object, who = newcomer) =>
    who.wrong('POST /api/students/complete-profile', { body: { data } });

  it('needs a university of a user who has none', async () => {
    expect((await complete({ ...answers, university: [] })).error.details.fields).toEqual({
      university: messages.required,
    });
    expect((await read()).completedAt).toBeNull();
  });

  it('completes the profile with the typed answers', async () => {
    const { status, data } = await complete(answers);
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      id: newcomerId,
      student_area: 'Ingeniería y Arquitectura',
      degrees: [{ id: 0, name: 'Ingeniería Naval' }],
      province: 'Oporto',
      reachedUsHow: 'La radio',
      university: expect.any(String) as string,
      completedAt: expect.any(String) as string,
      phone: '+34 600 111 222',
    });
  });

  it('does not ask again for what is known', async () => {
    expect((await complete({ ...answers, university: undefined })).status).toBe(200);
  });

  it('refuses with a message for each field', async () => {
    expect(Object.keys((await complete({})).error.details.fields ?? {})).toEqual([
      'student_area',
      'study_type',
      'degrees',
      'province',
      'tags',
      'reachedUsHow',
    ]);
    expect((await complete({ ...answers, disability: 'Sí' })).error.details.fields).toEqual({
      disabilityConsent: messages.acceptRequired,
    });
    expect((await complete({ ...answers, 'province-extension': ' ' })).error.details.fields).toEqual({
      'province-extension': messages.required,
    });
    expect((await complete(answers, staff)).status).toBe(403);
  });
});

describe('POST /api/students/competences', () => {
  const items = competenceSections.flatMap(({ code, items: all }) =>
    all.map((item) => ({ name: `${code}.${item.value}`, ...item })),
  );
  const answer = (answers: object) =>
    newcomer.wrong('POST /api/students/competences', { body: { data: { answers } } });

  it('works the results out: negative items reversed, desirability left out', async () => {
    const best = Object.fromEntries(
      items.map(({ name, negative, socialDesirability }) => [name, negative || socialDesirability ? 0 : 6]),
    );
    expect((await answer(best)).data.data.results).toEqual({
      flexibility: 6,
      initiative: 6,
      teamwork: 6,
      communication: 6,
      growth: 6,
    });
    expect((await read()).competences).toMatchObject({ answers: best });
  });

  it('wants all of them', async () => {
    expect(Object.keys((await answer({ 'flexibility.a': 3 })).error.details.fields ?? {})).toEqual([
      'answers',
    ]);
  });
});
