import { type Client, clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { newStudent } from '../../test/new-student.ts';
import { proposal } from '../../test/proposal.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
let author: Client;
let teacher: Client;
let staff: Client;
let studentId: number;

beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  [author, teacher, staff] = (await Promise.all(
    ['estudiante', 'docente', 'staff'].map((name) => logIn(server.address, name as 'staff')),
  )) as [Client, Client, Client];
  studentId = (await author.call('GET /api/users/me', {})).data.details?.id as number;
});
afterAll(() => server.stop());

const create = (who: Client, data: object) => who.wrong('POST /api/tfxes', { body: { data } });
const change = (who: Client, id: number, data: object) =>
  who.wrong('PUT /api/tfxes/:id', { params: { id }, body: { data } });
const post = (who: Client, id: number, what: 'publish' | 'unpublish' | 'show') =>
  who.wrong(`POST /api/tfxes/:id/${what}`, { params: { id } });
const hide = (who: Client, id: number, reason = 'Lo estoy corrigiendo.') =>
  who.wrong('POST /api/tfxes/:id/hide', { params: { id }, body: { data: { hiding_reason: reason } } });
const read = (who: Client, id: number) =>
  who.wrong('GET /api/tfxes/:id', { params: { id }, query: { populate: 'student,study_areas,tutor' } });
const list = (who: Client, query: object) => who.wrong('GET /api/tfxes', { query });
const own = async () =>
  (
    await author.call('GET /api/students/:id/tfxes', {
      params: { id: studentId },
      query: { pagination: { pageSize: 100 } },
    })
  ).data.data;

describe('GET /api/tfxes', () => {
  it('§2.2 is the repository: what is published and not hidden, newest first, the same for everybody', async () => {
    const { data } = await list(anyone, {
      populate: 'student,study_areas,tutor',
      pagination: { pageSize: 100 },
    });
    expect(data.meta.pagination.total).toBeGreaterThan(60);
    const dates = data.data.map(({ publishedAt }) => publishedAt as string);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const work of data.data) {
      expect(work).toMatchObject({
        isDraft: false,
        student: { name: expect.any(String) as string },
      });
      expect(Object.keys(work.student ?? {}).sort()).toEqual([
        'degree',
        'degree_type',
        'id',
        'name',
        'surname',
        'university',
      ]);
      for (const secret of ['isHidden', 'hiding_reason', 'tutor_profile'])
        expect(work).not.toHaveProperty(secret);
      expect(work.study_areas?.length).toBeGreaterThan(0);
      expect(work.file !== null).toBe(work.status === 'finished');
    }
    for (const who of [author, teacher, staff])
      expect((await list(who, {})).data.meta.pagination.total).toBe(data.meta.pagination.total);
  });

  it('finds words whatever their accents, and filters', async () => {
    const titles = async (filters: object) =>
      (await list(anyone, { filters, pagination: { pageSize: 100 } })).data.data.map(({ title }) => title);
    expect(await titles({ keyword: { $containsi: 'INUNDACION fluvial' } })).toEqual([
      'Riesgo de inundación en un barrio fluvial con un modelo de dos dimensiones',
    ]);
    expect(await titles({ tags: { $eq: 'bioindicadores' } })).toEqual([
      'Macroinvertebrados como indicadores de la calidad de un río urbano',
    ]);
    expect((await titles({ tags: { $in: ['bioindicadores', 'software libre'] } })).length).toBeGreaterThan(1);
    const all = (await list(anyone, { pagination: { pageSize: 100 } })).data.data;
    expect((await titles({ awarded: { $eq: true } })).sort()).toEqual(
      all.flatMap(({ awarded, title }) => (awarded ? title : [])).sort(),
    );
    const { data } = await list(anyone, {
      filters: {
        status: { $eq: 'finished' },
        study_areas: { $eq: 'Ciencias de la Salud' },
        sector: { $in: ['Salud', 'Agroalimentario'] },
        year: { $gte: 2020, $lte: 2100 },
      },
      populate: 'study_areas',
    });
    expect(data.data.length).toBeGreaterThan(1);
    for (const work of data.data) {
      expect([work.status, work.study_areas?.includes('Ciencias de la Salud')]).toEqual(['finished', true]);
      expect(work.tfxDate).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    const [first] = data.data;
    const year = Number(first?.tfxDate?.slice(0, 4));
    const sameYear = await list(anyone, {
      filters: { year: { $eq: year } },
      populate: 'student',
      sort: 'tfxDate:desc',
    });
    expect(
      sameYear.data.data.every(({ tfxDate, release_month: month }) =>
        (tfxDate ?? month)?.includes(String(year)),
      ),
    ).toBe(true);
    const university = sameYear.data.data[0]?.student?.university as string;
    const there = await list(anyone, {
      filters: { university: { $eq: university } },
      populate: 'student',
      sort: 'title:asc',
    });
    expect(new Set(there.data.data.map(({ student }) => student?.university))).toEqual(new Set([university]));
  });

  it('puts first what has the words in its title, and answers a slip with what was meant', async () => {
    const search = async (keyword: string) =>
      (await list(anyone, { filters: { keyword: { $containsi: keyword } }, sort: 'relevance' })).data;
    expect((await search('macroinvertebrados')).data[0]?.title).toMatch(/^Macroinvertebrados/);
    const { meta } = await search('macroinvertevrados');
    expect([meta.pagination.total, meta.instead]).toEqual([1, 'macroinvertebrados']);
  });

  it('counts its facets in the same answer', async () => {
    const facets = [
      'study_areas',
      'sector',
      'categories',
      'language',
      'status',
      'university',
      'degree',
      'year',
      'awarded',
      'ods',
    ];
    const { data } = await list(anyone, {
      filters: { status: { $eq: 'onGoing' } },
      facets,
      pagination: { pageSize: 100 },
    });
    const counts = data.meta.facets;
    expect(Object.keys(counts ?? {}).sort()).toEqual([...facets].sort());
    // Each as if its own filter were not set.
    expect(counts?.status?.['onGoing']).toBe(data.meta.pagination.total);
    expect(counts?.status?.['finished']).toBeGreaterThan(10);
    expect(counts?.sector?.['Salud']).toBe(data.data.filter(({ sector }) => sector === 'Salud').length);
    expect(counts?.categories?.['Investigación']).toBe(
      data.data.filter(({ categories }) => categories.includes('Investigación')).length,
    );
    const { degree, ods, awarded } = counts ?? {};
    const [studied] = Object.entries(degree ?? {});
    const [goal] = Object.entries(ods ?? {});
    const found = (filters: object) =>
      list(anyone, { filters: { status: { $eq: 'onGoing' }, ...filters } }).then(
        (answer) => answer.data.meta.pagination.total,
      );
    expect(await found({ degree: { $eq: studied?.[0] } })).toBe(studied?.[1]);
    expect(await found({ ods: { $eq: goal?.[0] } })).toBe(goal?.[1]);
    expect((awarded?.['true'] ?? 0) + (awarded?.['false'] ?? 0)).toBe(data.meta.pagination.total);
    expect(Object.keys(counts?.year ?? {}).every((year) => /^20\d\d$/.test(year))).toBe(true);
  });

  it('gives authors, tutors and staff what else they see, when they ask for it', async () => {
    const drafts = async (who: Client) =>
      (await list(who, { filters: { student: { $eq: studentId } } })).data.data.filter(
        ({ isDraft }) => isDraft,
      ).length;
    expect(await Promise.all([author, teacher, staff].map(drafts))).toEqual([1, 1, 1]);
    expect(await drafts(anyone)).toBe(0);
    expect(await drafts(await logIn(server.address, 'nueva'))).toBe(0);
  });

  it('names what it does not know', async () => {
    expect((await list(anyone, { filters: { hiding_reason: { $eq: 'x' } } })).error).toMatchObject({
      name: 'UnknownParameter',
      details: { key: 'filters.hiding_reason' },
    });
    expect((await list(anyone, { populate: 'file' })).error.name).toBe('UnknownParameter');
    for (const sort of ['hiddenAt:desc', 'id']) expect((await list(anyone, { sort })).status).toBe(400);
  });
});

describe('a work', () => {
  it('§2.2 is made by stage, each with its own fields', async () => {
    const { status, data } = await create(author, proposal);
    expect([status, data.data]).toMatchObject([
      200,
      {
        ...proposal,
        isDraft: true,
        publishedAt: null,
        file: null,
        awarded: false,
        awards: false,
        tutor_profile: null,
        isHidden: false,
        student: { id: studentId },
      },
    ]);
    const fields = async (changes: object) =>
      Object.keys((await create(author, { ...proposal, ...changes })).error.details.fields ?? {}).sort();
    expect(await fields({ status: 'onGoing' })).toEqual(['release_month']);
    expect(await fields({ status: 'onGoing', release_month: '13/2027' })).toEqual(['release_month']);
    expect(await fields({ status: 'finished' })).toEqual(['file', 'tfxDate']);
    expect(
      await fields({ status: 'finished', url: 'https://ejemplo.es/tfg', tfxDate: '2999-01-01' }),
    ).toEqual(['tfxDate']);
    expect(await fields({ status: 'done' })).toEqual(['status']);
    expect(await fields({ study_areas: ['Nigromancia'] })).toEqual(['study_areas']);
    expect(await fields({ file: 1 })).toEqual(['file']);
    const wrong = {
      title: 'Corto',
      summary: 'Corto',
      language: 'Klingon',
      study_areas: [],
      tags: Array(11).fill('x'),
      categories: ['x'],
      linkedin: 'javascript:x',
      url: 'x',
      tutor_email: 'x',
      awards: 'sí',
    };
    expect(await fields(wrong)).toEqual(Object.keys(wrong).sort());
    const { error } = await create(author, { ...proposal, title: 'Corto', summary: undefined });
    expect(error.details.fields).toEqual({
      title: 'Escribe al menos 10 caracteres.',
      summary: 'Este campo es obligatorio.',
    });
  });

  it.each(['awarded', 'publishedAt', 'studentId', 'hiding_reason', 'tutorId'])(
    'refuses %s, which is not the author’s to say',
    async (field) => {
      const { status, error } = await create(author, { ...proposal, [field]: 'x' });
      expect([status, error.name, error.details.key]).toEqual([400, 'UnknownParameter', `data.${field}`]);
    },
  );

  it('changes in parts, and stays as a whole what its stage asks for', async () => {
    const { id } = (await create(author, proposal)).data.data;
    expect(
      (await change(author, id, { title: 'Otro título para el mapa', tags: [], study_areas: ['Ciencias'] }))
        .data.data,
    ).toMatchObject({
      title: 'Otro título para el mapa',
      summary: proposal.summary,
      tags: [],
      study_areas: ['Ciencias'],
    });
    expect((await change(author, id, { status: 'finished' })).error.details.fields).toHaveProperty('tfxDate');
    const finished = await change(author, id, {
      status: 'finished',
      tfxDate: '2026-06-30',
      url: 'https://ejemplo.es/tfg',
      impact: 'Mucho',
    });
    expect(finished.data.data).toMatchObject({
      status: 'finished',
      tfxDate: '2026-06-30',
      url: 'https://ejemplo.es/tfg',
      impact: 'Mucho',
    });
    expect((await change(author, id, { url: null })).error.details.fields).toEqual({
      file: 'Este campo es obligatorio.',
    });
    expect((await change(author, id, { impact: '', sector: null })).data.data).toMatchObject({
      impact: null,
      sector: null,
    });
    expect((await change(author, id, {})).status).toBe(200);
  });

  it('is read by the tutor whom the author names, and by nobody else before it is published', async () => {
    const { id } = (
      await create(author, { ...proposal, tutor: 'Andrés Molina', tutor_email: 'docente@puente.test' })
    ).data.data;
    expect((await read(teacher, id)).data.data).toMatchObject({
      isDraft: true,
      tutor_profile: { name: 'Andrés' },
    });
    // The author learns whose address it is once the teacher accepts, and not before.
    const answerAs = (accepted: boolean) =>
      teacher.call('PUT /api/tfxes/:id/tutoring', { params: { id }, body: { data: { accepted } } });
    const told = async () => (await read(author, id)).data.data.tutor_profile;
    expect(await told()).toBeNull();
    expect((await answerAs(true)).status).toBe(200);
    expect(await told()).toMatchObject({ name: 'Andrés' });
    await change(author, id, { tutor_email: 'docente@puente.test', title: 'Otro título de trabajo' });
    expect(await told()).toMatchObject({ name: 'Andrés' });
    await change(author, id, { tutor_email: '' });
    await change(author, id, { tutor_email: 'docente@puente.test' });
    expect(await told()).toBeNull();
    const { undo } = (await answerAs(false)).data.data;
    expect((await read(teacher, id)).status).toBe(404);
    const me = (await teacher.call('GET /api/users/me', {})).data;
    const takeBack = () =>
      teacher.wrong('POST /api/teachers/:id/tutoring/undo', {
        params: { id: me.details?.id as number },
        body: { data: { undo } },
      });
    expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 404]);
    expect(await told()).toBeNull();
    await answerAs(false);
    await change(author, id, { tutor_email: 'docente@puente.test' });
    expect((await read(staff, id)).status).toBe(200);
    for (const who of [
      anyone,
      await logIn(server.address, 'nueva'),
      await logIn(server.address, 'coordinacion'),
    ])
      expect((await read(who, id)).status).toBe(404);
    expect((await change(teacher, id, { title: 'Título del tutor' })).status).toBe(403);
    await change(author, id, { tutor_email: '' });
    expect((await read(teacher, id)).status).toBe(404);
    // Of an address that is no teacher's, nothing is said.
    expect((await change(author, id, { tutor_email: 'nadie@ejemplo.es' })).data.data).toMatchObject({
      tutor_profile: null,
    });
  });

  it('has a document that is read as the work is', async () => {
    const { who } = await newStudent(server, 'autora@ejemplo.es');
    const file = (
      await who.call('POST /api/upload', { query: { for: 'tfx' }, files: pdfFile('Memoria.pdf') })
    ).data[0]?.id as number;
    expect((await create(author, { ...proposal, file })).error.details.fields).toHaveProperty('file');
    const { data } = await create(who, { ...proposal, status: 'finished', tfxDate: '2026-06-30', file });
    const { id, file_url: url } = data.data;
    expect([data.data.file?.name, url]).toEqual(['Memoria.pdf', `/api/tfxes/${id}/file`]);
    const get = (reader: Client) => reader.call('GET /api/tfxes/:id/file', { params: { id } });
    expect([(await get(anyone)).status, (await get(author)).status]).toEqual([404, 404]);
    await post(who, id, 'publish');
    const open = await get(anyone);
    expect(Object.fromEntries(open.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; frame-ancestors 'self'",
      'content-disposition': expect.stringContaining('un-mapa-sonoro-de-los-mercados.pdf') as string,
    });
    const part = () => fetch(`${server.address}/api/tfxes/${id}/file`, { headers: { range: 'bytes=0-0' } });
    expect(await (await part()).text()).toBe('%');
    // Hidden or taken back it is its author's: nobody else is given a part of it.
    for (const away of [() => hide(who, id), () => post(who, id, 'unpublish')]) {
      expect([(await away()).status, (await part()).status]).toEqual([200, 404]);
      for (const reader of [anyone, author]) expect((await get(reader)).status).toBe(404);
      for (const reader of [who, staff]) expect((await get(reader)).status).toBe(200);
      await post(who, id, 'show');
    }
    const without = (await own()).find(({ status }) => status === 'onGoing')?.id as number;
    expect((await author.call('GET /api/tfxes/:id/file', { params: { id: without } })).status).toBe(404);
  });
});

describe('publishing', () => {
  it('§9 is for four at a time, also when all are published at once', async () => {
    const { who, id: me } = await newStudent(server, 'prolifica@ejemplo.es');
    const works = await Promise.all(
      Array.from({ length: 7 }, async () => (await create(who, proposal)).data.data.id),
    );
    const answers = await Promise.all(works.map((id) => post(who, id, 'publish')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.error.name, refused?.error.message]).toEqual([
      'TfxLimit',
      'Ya tienes 4 proyectos publicados, que es el máximo. Retira uno para publicar otro.',
    ]);

    const published = works[answers.findIndex(({ status }) => status === 200)] as number;
    const waiting = works[answers.findIndex(({ status }) => status === 409)] as number;
    expect((await post(who, published, 'publish')).status).toBe(200);
    // A hidden work is still published.
    await hide(who, published);
    expect((await post(who, waiting, 'publish')).status).toBe(409);
    expect((await post(who, published, 'unpublish')).data.data).toMatchObject({ isDraft: true });
    expect((await post(who, waiting, 'publish')).status).toBe(200);
    expect((await list(anyone, { filters: { student: { $eq: me } } })).data.meta.pagination.total).toBe(4);
    // The number in the page's header.
    const { details } = (await who.call('GET /api/users/me', {})).data;
    expect(details?.tfxs?.filter(({ isDraft }) => !isDraft)).toHaveLength(4);
  });

  it('keeps a published work from being deleted', async () => {
    const { id } = (await create(author, proposal)).data.data;
    const remove = (who: Client) => who.wrong('DELETE /api/tfxes/:id', { params: { id } });
    const { status } = await post(author, id, 'publish');
    expect(status).toBe(200);
    expect((await remove(author)).error.name).toBe('TfxPublished');
    expect([
      (await remove(await logIn(server.address, 'nueva'))).status,
      (await remove(staff)).status,
    ]).toEqual([403, 403]);
    await post(author, id, 'unpublish');
    expect((await remove(author)).status).toBe(204);
    expect((await read(author, id)).status).toBe(404);
  });
});

describe('hiding', () => {
  it('§3 takes a work from the repository, with a reason, until it is shown again', async () => {
    const { id } = (await own()).find(({ isDraft }) => !isDraft) as { id: number };
    expect((await hide(author, id, 'Corto')).error.details.fields).toEqual({
      hiding_reason: 'Escribe al menos 10 caracteres.',
    });
    expect((await hide(author, id)).data.data).toMatchObject({
      isHidden: true,
      hiding_reason: 'Lo estoy corrigiendo.',
      isDraft: false,
    });
    expect((await read(anyone, id)).status).toBe(404);
    expect((await read(author, id)).status).toBe(200);
    expect((await post(author, id, 'show')).data.data).toMatchObject({
      isHidden: false,
      hiding_reason: null,
    });
    expect((await read(anyone, id)).status).toBe(200);
  });

  it('by the team is not undone by the author', async () => {
    const { id } = (await own()).find(({ isDraft }) => !isDraft) as { id: number };
    await hide(staff, id, 'El documento es de otra persona.');
    for (const attempt of [await post(author, id, 'show'), await hide(author, id)])
      expect([attempt.status, attempt.error.name]).toEqual([403, 'TfxHiddenByTeam']);
    await post(author, id, 'unpublish');
    await post(author, id, 'publish');
    expect((await read(anyone, id)).status).toBe(404);
    expect((await read(author, id)).data.data).toMatchObject({
      hiding_reason: 'El documento es de otra persona.',
      hidden_by_team: true,
    });
    expect((await post(staff, id, 'show')).status).toBe(200);
    expect((await read(anyone, id)).status).toBe(200);
  });

  it('is not everybody’s', async () => {
    const { id } = (await own()).find(({ isDraft }) => !isDraft) as { id: number };
    expect([
      (await hide(teacher, id)).status,
      (await hide(await logIn(server.address, 'nueva'), id)).status,
    ]).toEqual([403, 403]);
  });
});

describe('what is one’s own', () => {
  it('is a student’s list, with drafts', async () => {
    expect((await own()).some(({ isDraft }) => isDraft)).toBe(true);
    const stranger = await logIn(server.address, 'nueva');
    expect((await stranger.wrong('GET /api/students/:id/tfxes', { params: { id: studentId } })).status).toBe(
      404,
    );
  });

  it('is a teacher’s: works and projects that they guide', async () => {
    const id = (await teacher.call('GET /api/users/me', {})).data.details?.id as number;
    const works = await teacher.call('GET /api/teachers/:id/tfxes', {
      params: { id },
      query: { populate: ['tutor', 'student'] },
    });
    expect(works.data.data.length).toBeGreaterThan(3);
    expect(new Set(works.data.data.map((work) => work.tutor_profile?.id))).toEqual(new Set([id]));
    expect(works.data.data.some(({ isDraft }) => isDraft)).toBe(true);
    expect(new Set(works.data.data.map((work) => work.tutoring_accepted))).toEqual(new Set([true, false]));
    expect((await teacher.call('GET /api/teachers/:id/projects', { params: { id } })).status).toBe(200);
    expect((await staff.call('GET /api/teachers/:id/tfxes', { params: { id } })).status).toBe(200);
    expect((await author.call('GET /api/teachers/:id/tfxes', { params: { id } })).status).toBe(403);
    const nobody = { params: { id: id + 1000 } };
    expect((await teacher.wrong('GET /api/teachers/:id/tfxes', nobody)).status).toBe(404);
  });
});
