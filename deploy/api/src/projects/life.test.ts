import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { CallName } from '@puente/contract/calls';

let server: OperatedServer;
let anyone: Client;
let coordinator: Client;
let student: Client;
let organizationId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  coordinator = await logIn(server.address, 'coordinacion');
  student = await logIn(server.address, 'estudiante');
  organizationId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const required = 'Este campo es obligatorio.';
const complete = {
  description:
    'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados al vecindario en abierto.',
  type: 'TFG o TFM',
  study_areas: ['Ciencias'],
  presentiality: 'hybrid',
  location: 'Lugo',
};
const draft = async (more: object = {}): Promise<number> => {
  const body = {
    data: { organization: organizationId, title: 'Observatorio del ruido', draft: true, ...more },
  };
  return (await coordinator.wrong('POST /api/projects', { body })).data.data.id;
};
const published = async (more: object = {}): Promise<number> => {
  const id = await draft({ ...complete, ...more });
  expect((await coordinator.call('POST /api/projects/:id/publish', { params: { id } })).status).toBe(200);
  return id;
};
const change = (id: number, data: object, who = coordinator) =>
  who.wrong('PUT /api/projects/:id', { params: { id }, body: { data } });
const close = (id: number, data: object = { reason: 'unavailable' }) =>
  coordinator.wrong('POST /api/projects/:id/close', { params: { id }, body: { data } });
const extend = (id: number, deadline: unknown) =>
  coordinator.wrong('POST /api/projects/:id/extend', { params: { id }, body: { data: { deadline } } });
const read = async (
  id: number,
  populate = 'study_areas,study_subareas,tutors,coordinator,program',
  who = coordinator,
) => (await who.wrong('GET /api/projects/:id', { params: { id }, query: { populate } })).data.data;

/** Moves a deadline to the past, since no call can. */
const letExpire = (id: number) =>
  server.rows(`update projects set deadline = now() - interval '1 day' where id = ${id}`);

/** The demo coordinator's organisation has a project in every status. */
async function inStatus(status: 'expired' | 'unavailable'): Promise<number> {
  const { data } = await coordinator.call('GET /api/organizations/:id/projects', {
    params: { id: organizationId },
    query: { filters: { status: { $eq: status } } },
  });
  return data.data[0]?.id as number;
}

describe('a draft', () => {
  it('needs an organisation and a title', async () => {
    const id = await draft();
    expect(await read(id)).toMatchObject({
      status: 'draft',
      publishedAt: null,
      description: '',
      study_areas: [],
      coordinator: { id: expect.any(Number) as number },
    });
    const { status, error } = await coordinator.wrong('POST /api/projects', {
      body: { data: { draft: true, title: ' ' } },
    });
    expect([status, error.details.fields]).toEqual([400, { organization: required, title: required }]);
    expect((await anyone.call('GET /api/projects/:id', { params: { id } })).status).toBe(404);
  });

  it('is filled in bit by bit, and says what is missing when it is published', async () => {
    const id = await draft({ title: 'Ruido' });
    expect((await change(id, { presentiality: 'onsite' })).status).toBe(200);
    const missing = await coordinator.call('POST /api/projects/:id/publish', { params: { id } });
    expect([missing.status, missing.error.details.fields]).toEqual([
      400,
      {
        title: 'Escribe al menos 10 caracteres.',
        description: required,
        type: required,
        study_areas: required,
        location: required,
      },
    ]);
    expect(
      (
        await change(id, {
          ...complete,
          title: 'Observatorio vecinal del ruido',
          tags: ['ruido'],
          ods: [11, 3, 11],
        })
      ).data.data,
    ).toMatchObject({
      status: 'draft',
      tags: ['ruido'],
      ods: [3, 11],
      study_areas: ['Ciencias'],
      type: 'TFG o TFM',
    });
    const { data } = await coordinator.call('POST /api/projects/:id/publish', { params: { id } });
    expect(data.data.status).toBe('new');
    expect((await anyone.call('GET /api/projects', {})).data.data[0]?.id).toBe(id);
    const again = await coordinator.call('POST /api/projects/:id/publish', { params: { id } });
    expect([again.status, again.error.name]).toEqual([409, 'ProjectPublished']);
  });

  it('is deleted; a published project is not', async () => {
    const id = await draft();
    expect((await coordinator.call('DELETE /api/projects/:id', { params: { id } })).status).toBe(204);
    expect((await coordinator.call('DELETE /api/projects/:id', { params: { id } })).status).toBe(404);
    const kept = await published();
    const { status, error } = await coordinator.call('DELETE /api/projects/:id', { params: { id: kept } });
    expect([status, error.name]).toEqual([409, 'ProjectPublished']);
  });

  it('cannot be closed or extended', async () => {
    const id = await draft();
    for (const { status, error } of [await close(id), await extend(id, '2099-01-01')]) {
      expect([status, error.name]).toEqual([409, 'ProjectUnpublished']);
    }
  });
});

describe('PUT /api/projects/:id', () => {
  it('changes what is named and keeps the rest', async () => {
    const id = await published({ tags: ['ruido'], objectives: 'Un mapa.' });
    const before = await read(id);
    const { data } = await change(id, {
      language: 'Gallego',
      working_method: '',
      study_subareas: ['Biología'],
      tutors: [1],
      coordinator: null,
      academic_profile: ['Acústica'],
    });
    expect(data.data).toMatchObject({
      language: 'Gallego',
      working_method: null,
      study_subareas: ['Biología'],
      tutors: [1],
      coordinator: null,
    });
    expect(await read(id)).toMatchObject({
      title: before.title,
      tags: ['ruido'],
      objectives: 'Un mapa.',
      study_areas: ['Ciencias'],
      academic_profile: ['Acústica'],
    });
    expect(data.data.updatedAt > before.updatedAt).toBe(true);
  });

  it('keeps a published project complete', async () => {
    const id = await published();
    const { status, error } = await change(id, { title: 'Ruido', study_areas: [], location: null });
    expect([status, error.details.fields]).toEqual([
      400,
      { title: 'Escribe al menos 10 caracteres.', study_areas: required, location: required },
    ]);
    expect((await change(id, { presentiality: 'remote', location: null })).data.data.location).toBeNull();
  });

  it.each<[object, Record<string, string>]>([
    [{ deadline: '2020-01-01' }, { deadline: 'La fecha límite ya ha pasado.' }],
    [{ deadline: '2099-02-30' }, { deadline: 'Formato no válido.' }],
    [{ deadline: 'mañana' }, { deadline: 'Formato no válido.' }],
    [{ tutors: [2_000_000_000] }, { tutors: 'Elige una opción de la lista.' }],
    [
      { coordinator: 2_000_000_000, program: 2_000_000_000 },
      { coordinator: 'Elige una opción de la lista.', program: 'Elige una opción de la lista.' },
    ],
    [{ study_subareas: ['Alquimia'] }, { study_subareas: 'Formato no válido.' }],
    [{ objectives: 'x'.repeat(2001) }, { objectives: 'Longitud máxima alcanzada.' }],
    [{ requirements: 'a\u0000b' }, { requirements: 'Formato no válido.' }],
    [{ ods: [18] }, { ods: 'Longitud máxima alcanzada.' }],
    [{ tutors: [1, 1, 1, 1, 1, 1] }, { tutors: 'Longitud máxima alcanzada.' }],
  ])('refuses %j', async (data, fields) => {
    const { status, error } = await change(await draft(), data);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });

  it('does not move a project, publish it or write its history', async () => {
    const id = await draft();
    const fields = { organization: 1, status: 'new', publishedAt: '2026-01-01' };
    for (const [field, value] of Object.entries(fields)) {
      const { status, error } = await change(id, { title: 'Otro título', [field]: value });
      expect([status, error.details]).toEqual([400, { key: `data.${field}` }]);
    }
    // A client may send back the fields that every record has. They change nothing.
    const { data } = await change(id, { createdAt: '2000-01-01', id: 1, title: 'Otro título' });
    expect(data.data).toMatchObject({
      id,
      status: 'draft',
      publishedAt: null,
      title: 'Otro título',
      organization: { id: organizationId },
    });
    expect(data.data.createdAt).not.toMatch(/^2000/);
  });

  it('leaves a closed or expired project as it is', async () => {
    const id = await published();
    await close(id);
    for (const over of [id, await inStatus('expired')]) {
      const { status, error } = await change(over, { title: 'Otro título para esto' });
      expect([status, error.name]).toEqual([409, 'ProjectOver']);
    }
  });
});

describe('POST /api/projects/:id/close', () => {
  it.each(['selected', 'notSelected', 'unavailable'] as const)('says why: %s', async (reason) => {
    const id = await published();
    const { data } = await close(id, { reason, explanation: 'Ya tenemos equipo para este curso.' });
    expect(data.data).toMatchObject({ status: reason, status_reason: 'Ya tenemos equipo para este curso.' });
    expect(await read(id, 'organization', anyone)).toMatchObject({ status: reason });
    const again = await close(id);
    expect([again.status, again.error.name]).toEqual([409, 'ProjectOver']);
  });

  it('can be said of a project whose deadline is over', async () => {
    expect((await close(await inStatus('expired'), { reason: 'selected' })).data.data).toMatchObject({
      status: 'selected',
      status_reason: null,
    });
  });

  it.each([
    {},
    { reason: 'expired' },
    { reason: 'draft' },
    { reason: 'unavailable', explanation: 'x'.repeat(1001) },
  ])('refuses %j', async (data) => {
    expect((await close(await published(), data)).status).toBe(400);
  });
});

describe('POST /api/projects/:id/extend', () => {
  it('gives a later day, or none', async () => {
    const id = await published({ deadline: '2098-06-30' });
    expect((await extend(id, '2098-09-30')).data.data.deadline).toBe('2098-09-30T21:59:59.999Z');
    for (const notLater of ['2098-07-01', '2098-09-30']) {
      expect((await extend(id, notLater)).error.details.fields).toEqual({
        deadline: 'Elige una fecha posterior a la actual.',
      });
    }
    expect((await extend(id, '2020-07-01')).error.details.fields).toEqual({
      deadline: 'La fecha límite ya ha pasado.',
    });
    expect((await extend(id, undefined)).status).toBe(400);
    expect((await extend(id, null)).data.data.deadline).toBeNull();
  });

  it('opens an expired project again, not a closed one', async () => {
    const closed = await published();
    await close(closed);
    expect((await extend(closed, '2098-01-01')).error.name).toBe('ProjectOver');
    const { data } = await coordinator.call('POST /api/projects/:id/duplicate', {
      params: { id: await inStatus('unavailable') },
    });
    expect(data.data.status).toBe('draft');
    const id = await published({ deadline: '2098-06-30' });
    await letExpire(id);
    expect((await read(id)).status).toBe('expired');
    expect((await extend(id, '2098-01-01')).data.data).toMatchObject({ status: 'new', status_reason: null });
  });
});

describe('POST /api/projects/:id/duplicate', () => {
  it('makes a draft of the same texts', async () => {
    const id = await published({
      deadline: '2098-06-30',
      study_subareas: ['Biología'],
      tutors: [1],
      title: `Observatorio ${'x'.repeat(105)}`,
    });
    const { data } = await coordinator.call('POST /api/projects/:id/duplicate', { params: { id } });
    const original = await read(id);
    expect(data.data).toMatchObject({
      status: 'draft',
      publishedAt: null,
      deadline: null,
      description: original.description,
      study_areas: ['Ciencias'],
      study_subareas: ['Biología'],
      tutors: [1],
    });
    expect(data.data.id).not.toBe(id);
    expect(data.data.title).toMatch(/^Observatorio x+ \(copia\)$/);
    expect(data.data.title).toHaveLength(120);
  });
});

describe('relations', () => {
  it('show a tutor by name and university once the teacher has accepted, and nothing of them before', async () => {
    const teacher = await logIn(server.address, 'docente');
    const { data: me } = await teacher.call('GET /api/users/me', {});
    const tutor = me.details?.id as number;
    const id = await published({ tutors: [tutor] });
    const shown = async (who: Client) => {
      const { tutors, tutor_profiles } = await read(id, 'tutors', who);
      return { tutors, tutor_profiles };
    };
    const nobody = { tutors: [], tutor_profiles: [] };
    const asked = async () => {
      const { data } = await teacher.call('GET /api/teachers/:id/projects', { params: { id: tutor } });
      return data.data.find((project) => project.id === id)?.tutoring_accepted;
    };
    const answerTutoring = (accepted: boolean | null, who = teacher) =>
      who.wrong('PUT /api/projects/:id/tutoring', { params: { id }, body: { data: { accepted } } });

    expect(await shown(student)).toEqual(nobody);
    expect(await shown(coordinator)).toEqual({ tutors: [tutor], tutor_profiles: [] });
    expect(await asked()).toBe(false);

    expect(await answerTutoring(true)).toMatchObject({ status: 200, data: { data: { undo: null } } });
    const known = { id: tutor, name: me.name, surname: me.surname, university: 'Universidad de A Coruña' };
    expect(await shown(student)).toEqual({ tutors: [tutor], tutor_profiles: [known] });
    expect(await shown(anyone)).toEqual({ tutors: [tutor], tutor_profiles: [] });
    expect(await asked()).toBe(true);
    // The organisation saves its form again, with the same tutors.
    await change(id, { tutors: [tutor] });
    expect((await shown(student)).tutor_profiles).toEqual([known]);

    // An acceptance is taken back as it came; a decline with what it answered.
    await answerTutoring(null);
    expect(await shown(coordinator)).toEqual({ tutors: [tutor], tutor_profiles: [] });
    const declined = await answerTutoring(false);
    expect(await shown(coordinator)).toEqual(nobody);
    expect((await answerTutoring(true)).status).toBe(404);
    const undo = declined.data.data.undo as string;
    const takeBack = (token: string) =>
      teacher.wrong('POST /api/teachers/:id/tutoring/undo', {
        params: { id: tutor },
        body: { data: { undo: token } },
      });
    expect((await takeBack(undo.replace(/-\d+-/, '-1-'))).status).toBe(404);
    expect((await takeBack(undo)).status).toBe(204);
    expect(await shown(coordinator)).toEqual({ tutors: [tutor], tutor_profiles: [] });
    expect(await asked()).toBe(false);
  });

  it('show the coordinator’s name to those who are signed in', async () => {
    const id = await published();
    expect((await read(id, 'coordinator', student)).coordinator?.name).toEqual(expect.any(String));
    expect((await read(id, 'coordinator', anyone)).coordinator).toMatchObject({
      id: expect.any(Number) as number,
      name: null,
      surname: null,
    });
  });

  it('show the applications, without drafts, to those who run the project', async () => {
    const own = await coordinator.wrong('GET /api/projects', {
      query: {
        filters: { organization: { id: { $eq: organizationId } } },
        populate: 'applys',
        pagination: { pageSize: 100 },
      },
    });
    const applys = own.data.data.flatMap((project) => project.applys ?? []);
    expect(applys.length).toBeGreaterThan(0);
    expect(applys.every(({ status }) => status !== 'draft')).toBe(true);
    const others = await coordinator.wrong('GET /api/projects', {
      query: { filters: { organization: { id: { $ne: organizationId } } }, populate: 'applys' },
    });
    expect(others.data.data.every((project) => project.applys === undefined)).toBe(true);
    const id = own.data.data[0]?.id as number;
    const manager = await logIn(server.address, 'gestion');
    for (const who of [anyone, student, manager]) {
      const { status, error } = await who.wrong('GET /api/projects/:id', {
        params: { id },
        query: { populate: 'applys' },
      });
      expect([status, error.details.key]).toEqual([400, 'populate.applys']);
    }
  });
});

it('is for the project’s own people', async () => {
  const [open, hidden] = [await published(), await draft()];
  const manager = await logIn(server.address, 'gestion');
  const calls: readonly [CallName, unknown][] = [
    ['PUT /api/projects/:id', { data: { title: 'Otro título' } }],
    ['POST /api/projects/:id/publish', undefined],
    ['POST /api/projects/:id/close', { data: { reason: 'unavailable' } }],
    ['POST /api/projects/:id/extend', { data: { deadline: null } }],
    ['POST /api/projects/:id/duplicate', undefined],
    ['DELETE /api/projects/:id', undefined],
  ];
  for (const [name, body] of calls) {
    const statusFor = async (who: Client, id: number) =>
      (await who.wrong(name, { params: { id }, body })).status;
    expect([
      name,
      await statusFor(anyone, open),
      await statusFor(student, open),
      await statusFor(manager, open),
    ]).toEqual([name, 401, 403, 403]);
    expect([name, await statusFor(manager, hidden)]).toEqual([name, 404]);
  }
  expect(await read(open)).toMatchObject({ status: 'new', title: 'Observatorio del ruido' });
});
