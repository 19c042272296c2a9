import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { Status } from '@puente/contract/constants/statuses';

/** The life of an application: drafts, sending, answers with a reason, withdrawal, and access to its fields. */

let server: TestServer;
let coordinator: Client;
let manager: Client;
let projects: { id: number; status: Status; title: string }[];

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
const projectIn = (status: Status, place = 0): number =>
  projects.filter((project) => project.status === status)[place]?.id as number;

beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  projects = await ownProjects(coordinator);
});
afterAll(() => server.stop());

const keep = (who: Client, data: object) => who.wrong('PUT /api/applys/draft', { body: { data } });
const submit = (who: Client, id: number) => who.wrong('POST /api/applys/:id/submit', { params: { id } });
const read = (who: Client, id: number) =>
  who.wrong('GET /api/applys/:id', { params: { id }, query: { populate: 'student,project' } });
const answer = (id: number, data: object) =>
  coordinator.wrong('PUT /api/applys/:id', { params: { id }, body: { data } });
const withdraw = (who: Client, id: number, data?: object) =>
  who.wrong('POST /api/applys/:id/withdraw', { params: { id }, body: data && { data } });

async function applicant(email: string): Promise<{ who: Client; id: number; cv: number }> {
  const { who, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project: projectIn('new'), motivation, CV: cv, availability: 'Tardes' } },
  });
  return { who, id: data.data.id, cv };
}

it('a CV that was sent is offered for the next application, each once and the last one first', async () => {
  const { who, cv } = await newStudent(server, 'otra-vez@ejemplo.es');
  const cvs = async () => (await who.call('GET /api/applys/cvs', {})).data.data;
  const [first, second] = [projectIn('new'), projectIn('new', 1)];
  await keep(who, { project: first, CV: cv });
  expect(await cvs()).toEqual([]);
  await who.call('POST /api/applys', { body: { data: { project: first, motivation, CV: cv } } });
  await who.call('POST /api/applys', { body: { data: { project: second, motivation, CV: cv } } });
  expect(await cvs()).toMatchObject([{ id: cv, name: 'cv.pdf' }]);
});

describe('a draft', () => {
  it('keeps the page of the form, and half of an address until it is sent', async () => {
    const { who, cv } = await newStudent(server, 'a-medias@ejemplo.es');
    const project = projectIn('new');
    const kept = await keep(who, { project, motivation, CV: cv, video: 'https:/', step: 3 });
    expect(kept.data.data).toMatchObject({ step: 3, video: 'https:/' });
    const { id } = kept.data.data;
    expect((await submit(who, id)).error.details.fields).toEqual({ video: 'Formato no válido.' });
    await keep(who, { project, video: 'https://video.ejemplo.es/1' });
    expect((await submit(who, id)).data.data).toMatchObject({ status: 'new', step: null });
  });

  it('is kept part by part, and sent when it is complete', async () => {
    const { who, cv } = await newStudent(server, 'borrador@ejemplo.es');
    const project = projectIn('new');
    const first = await keep(who, { project, motivation: 'Me gusta' });
    expect([first.status, first.data.data]).toMatchObject([
      200,
      { status: 'draft', motivation: 'Me gusta', CV: null, CV_url: null, project: { id: project } },
    ]);
    const { id } = first.data.data;
    expect((await submit(who, id)).error.details.fields).toEqual({
      motivation: 'Escribe al menos 40 caracteres.',
      CV: 'Este campo es obligatorio.',
    });

    const second = await keep(who, {
      project,
      motivation,
      interest: 'La ría',
      tutor: 'Ana Ruiz',
      project_expected: 'Aprender',
      rtx_interest: true,
      deadline: '2027-03-28',
    });
    expect(second.data.data).toMatchObject({
      id,
      interest: 'La ría',
      tutor: 'Ana Ruiz',
      project_expected: 'Aprender',
      rtx_interest: true,
      deadline: '2027-03-28T21:59:59.999Z',
    });
    expect(
      (await keep(who, { project, video: 'https://video.ejemplo.es/1', interest: '' })).data.data,
    ).toMatchObject({ motivation, interest: null, video: 'https://video.ejemplo.es/1' });
    expect((await keep(who, { project, CV: cv })).data.data.CV).toMatchObject({ id: cv });

    for (const other of [coordinator, manager]) expect((await read(other, id)).status).toBe(404);
    const sent = await submit(who, id);
    expect(sent.data.data).toMatchObject({
      id,
      status: 'new',
      tutor: 'Ana Ruiz',
      deadline: '2027-03-28T21:59:59.999Z',
      CV: { id: cv },
    });
    expect((await submit(who, id)).error.name).toBe('AlreadyApplied');
    expect((await keep(who, { project, motivation: 'Otra' })).error.name).toBe('AlreadyApplied');
    expect((await read(coordinator, id)).data.data).toMatchObject({
      status: 'new',
      interest: null,
      student: { degrees: [], student_area: null },
    });
  });

  it('becomes one application however often it is sent', async () => {
    const { who, cv } = await newStudent(server, 'insistente@ejemplo.es');
    const { data } = await keep(who, { project: projectIn('new'), motivation, CV: cv });
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(who, data.data.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is for open projects, with files of one’s own and texts within the limits', async () => {
    const { who } = await newStudent(server, 'limites@ejemplo.es');
    const project = projectIn('new');
    expect((await keep(who, { project: projectIn('expired') })).error.name).toBe('ProjectClosed');
    expect((await keep(who, { project: projectIn('draft') })).status).toBe(404);
    expect((await keep(who, { project: 2_000_000_000 })).status).toBe(404);
    const wrong = {
      project,
      CV: 1,
      motivation: 'x'.repeat(2001),
      video: 'x'.repeat(301),
      deadline: '2027-02-30',
      tutor: 'x'.repeat(101),
    };
    const { status, error } = await keep(who, wrong);
    expect([status, Object.keys(error.details.fields ?? {}).sort()]).toEqual([
      400,
      ['deadline', 'motivation', 'tutor', 'video'],
    ]);
    expect((await keep(who, { project, CV: 1 })).error.details.fields).toEqual({
      CV: 'Este campo es obligatorio.',
    });
  });

  it('can be thrown away; what was sent cannot', async () => {
    const { who, cv } = await newStudent(server, 'limpia@ejemplo.es');
    const { data } = await keep(who, { project: projectIn('new') });
    const remove = () => who.wrong('DELETE /api/applys/:id', { params: { id: data.data.id } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const sent = await who.call('POST /api/applys', {
      body: { data: { project: projectIn('new'), motivation, CV: cv } },
    });
    expect((await who.call('DELETE /api/applys/:id', { params: { id: sent.data.data.id } })).error.name).toBe(
      'StatusNotAllowed',
    );
  });
});

describe('an answer', () => {
  it('reaches the student with its reason and a message, without the private mark', async () => {
    const { who, id } = await applicant('elegida@ejemplo.es');
    const marked = await answer(id, { good_candidate: true });
    expect(marked.data.data).toMatchObject({ status: 'new', good_candidate: true, reason: null });
    await answer(id, { status: 'preselected', reason: '¿Hablamos <b>el lunes</b>?' });
    const mine = await read(who, id);
    expect(mine.data.data).toMatchObject({ status: 'preselected', reason: '¿Hablamos <b>el lunes</b>?' });
    expect(mine.data.data).not.toHaveProperty('good_candidate');
    expect((await who.call('GET /api/applys', {})).data.data[0]).not.toHaveProperty('good_candidate');

    await answer(id, { status: 'selected' });
    expect((await read(who, id)).data.data).toMatchObject({ status: 'selected', reason: null });
    const { data } = await who.wrong('GET /api/communication-centers', {});
    const messages = data.data as unknown as { notification_subject: string; notification_message: string }[];
    expect(messages.map(({ notification_subject: subject }) => subject.split(':')[0]).sort()).toEqual([
      'Solicitud enviada',
      'Te han preseleccionado',
      'Te han seleccionado',
    ]);
    const text = messages.map(({ notification_message: message }) => message).join();
    expect(text).toContain('¿Hablamos &lt;b&gt;el lunes&lt;/b&gt;?');
    expect(text).not.toContain('<b>el');
  });

  it('has a history, and the organisation’s contact while it is interested', async () => {
    const { who, id } = await applicant('historia@ejemplo.es');
    const seen = async () => (await read(who, id)).data.data;
    const fresh = await seen();
    expect(fresh).toMatchObject({ preselectedAt: null, answeredAt: null });
    expect(fresh).not.toHaveProperty('organization_contact');

    await answer(id, { status: 'preselected' });
    const preselected = await seen();
    expect([typeof preselected.preselectedAt, preselected.answeredAt]).toEqual(['string', null]);
    expect(preselected).toHaveProperty('organization_contact.mail');
    expect((await read(coordinator, id)).data.data).not.toHaveProperty('organization_contact');

    await answer(id, { status: 'new' });
    expect(await seen()).toMatchObject({ preselectedAt: null, answeredAt: null });
    await answer(id, { status: 'preselected' });
    await answer(id, { status: 'notSelected' });
    const refused = await seen();
    expect([typeof refused.preselectedAt, typeof refused.answeredAt]).toEqual(['string', 'string']);
    expect(refused).not.toHaveProperty('organization_contact');
  });

  it('is mailed at once, with its reason and the way to the application', async () => {
    const email = 'carta@ejemplo.es';
    const { id } = await applicant(email);
    await answer(id, { status: 'preselected', reason: 'Nos ha gustado tu propuesta.' });
    const { subject, text } = await messageWith(server.dataDir, email, 'Nos ha gustado tu propuesta.');
    expect(subject).toMatch(/^Te han preseleccionado: /);
    expect(text).toMatch(/\/profile\/applications\/\d+/);
  });

  it('says something, within the limits', async () => {
    const { id } = await applicant('contestada@ejemplo.es');
    expect((await answer(id, {})).error.details.fields).toEqual({ status: 'Este campo es obligatorio.' });
    expect((await answer(id, { reason: 'x'.repeat(1001) })).error.details.fields).toEqual({
      reason: 'Longitud máxima alcanzada.',
    });
    expect((await answer(id, { good_candidate: 'yes' })).status).toBe(400);
  });
});

describe('a new application', () => {
  it('is mailed to the organisation’s people, without saying who applied', async () => {
    await applicant('anunciada@ejemplo.es');
    // A scheduled mail about the chat may come first.
    const letter = await messageWith(
      server.dataDir,
      'coordinacion@puente.test',
      'Has recibido una solicitud para el proyecto',
    );
    expect(letter.subject).toMatch(/^Nueva solicitud: /);
    expect(letter.text).toContain(`/organizations/projects/${projectIn('new')}/applys`);
    expect(letter.text).not.toContain('Lago');
  });
});

describe('a withdrawal', () => {
  it('says why, in words that the organisation reads, and when', async () => {
    const { who, id } = await applicant('motivo@ejemplo.es');
    const reason = 'He encontrado otro proyecto.';
    expect((await withdraw(who, id, { reason: 'x'.repeat(501) })).error.details.fields).toEqual({
      reason: 'Longitud máxima alcanzada.',
    });
    const { data } = await withdraw(who, id, { reason: `  ${reason} ` });
    expect(data.data).toMatchObject({ status: 'unavailable', reason });
    expect(data.data.withdrawnAt).toBe(data.data.answeredAt);
    expect((await read(coordinator, id)).data.data).toMatchObject({ reason, motivation: null });
  });

  it('is possible until the final answer, and takes back what was sent', async () => {
    const { who, id } = await applicant('retirada@ejemplo.es');
    await answer(id, { status: 'preselected' });
    const { data, status } = await withdraw(who, id);
    expect([status, data.data]).toMatchObject([
      200,
      { status: 'unavailable', motivation, CV: { name: 'cv.pdf' } },
    ]);
    const seen = await read(coordinator, id);
    expect(seen.data.data).toMatchObject({
      status: 'unavailable',
      reason: 'La persona candidata ha retirado su solicitud.',
      motivation: null,
      availability: null,
      CV: null,
      CV_url: null,
      student: { name: 'Uxía', email: null, phone: null },
    });
    expect((await coordinator.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(403);
    expect((await who.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(200);
    expect((await withdraw(who, id)).error.name).toBe('StatusNotAllowed');
    expect((await answer(id, { status: 'preselected' })).error.name).toBe('StatusNotAllowed');
    expect((await keep(who, { project: projectIn('new') })).error.name).toBe('AlreadyApplied');
  });

  it('comes too late after the answer, and is nobody else’s to make', async () => {
    const { who, id } = await applicant('tarde@ejemplo.es');
    expect((await withdraw(coordinator, id)).status).toBe(403);
    await answer(id, { status: 'rejected' });
    const late = await withdraw(who, id);
    expect([late.status, late.error.name]).toEqual([409, 'WithdrawalTooLate']);
  });

  it('and an answer at the same moment leave one of the two', async () => {
    const { who, id } = await applicant('simultanea@ejemplo.es');
    const both = await Promise.all([
      withdraw(who, id),
      answer(id, { status: 'selected' }),
      withdraw(who, id),
      answer(id, { status: 'rejected' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('closing a project', () => {
  const close = (id: number, data: object) =>
    coordinator.wrong('POST /api/projects/:id/close', { params: { id }, body: { data } });
  const applyTo = async (project: number, email: string) => {
    const { who, cv } = await newStudent(server, email);
    const { data } = await who.call('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
    return { who, id: data.data.id };
  };
  const told = async (who: Client) =>
    (
      (await who.wrong('GET /api/communication-centers', {})).data.data as unknown as {
        notification_subject: string;
      }[]
    )
      .map(({ notification_subject: subject }) => subject.split(':')[0])
      .filter((subject) => subject !== 'Solicitud enviada');

  it('with a student chosen answers those who wait, and leaves what was answered and what was not sent', async () => {
    const project = projectIn('new', 2);
    const chosen = await applyTo(project, 'cierre-elegida@ejemplo.es');
    await answer(chosen.id, { status: 'selected' });
    const preselected = await applyTo(project, 'cierre-preseleccionada@ejemplo.es');
    await answer(preselected.id, { status: 'preselected' });
    const waiting = await applyTo(project, 'cierre-nueva@ejemplo.es');
    const { who: drafter } = await newStudent(server, 'cierre-borrador@ejemplo.es');
    const draft = (await keep(drafter, { project, motivation })).data.data.id;

    expect(
      (await close(project, { reason: 'selected', explanation: 'Hemos encontrado a alguien.' })).status,
    ).toBe(200);
    const statuses = [
      await read(chosen.who, chosen.id),
      await read(preselected.who, preselected.id),
      await read(waiting.who, waiting.id),
      await read(drafter, draft),
    ];
    expect(statuses.map(({ data }) => data.data.status)).toEqual([
      'selected',
      'notSelected',
      'notSelected',
      'draft',
    ]);
    expect(statuses[2]?.data.data.reason).toBe('Hemos encontrado a alguien.');
    expect(await told(waiting.who)).toEqual(['No te han seleccionado']);
    expect(await told(chosen.who)).toEqual(['Te han seleccionado']);
    expect((await submit(drafter, draft)).status).not.toBe(200);
  });

  it('is sudden for an application that comes at the same moment: it is let in and settled, or refused', async () => {
    const { who, cv } = await newStudent(server, 'cierre-carrera@ejemplo.es');
    const project = projectIn('new', 1);
    const [, applied] = await Promise.all([
      close(project, { reason: 'notSelected' }),
      who.wrong('POST /api/applys', { body: { data: { project, motivation, CV: cv } } }),
    ]);
    if (applied.status === 200)
      expect((await read(who, applied.data.data.id)).data.data.status).toBe('unavailable');
    else expect(applied.error.name).toBe('ProjectClosed');
  });

  it('without anybody makes the applications unavailable', async () => {
    const project = projectIn('new', 3);
    const { who, id } = await applyTo(project, 'cierre-retirado@ejemplo.es');
    expect((await close(project, { reason: 'unavailable' })).status).toBe(200);
    expect((await read(who, id)).data.data).toMatchObject({
      status: 'unavailable',
      reason: null,
      motivation,
    });
    expect(await told(who)).toEqual(['Ya no está disponible']);
  });
});

describe('GET /api/projects/:id/applys', () => {
  const list = (who: Client, id: number, query: object = {}) =>
    who.wrong('GET /api/projects/:id/applys', { params: { id }, query });

  it('§4.6 gives the project’s own people its applications, drafts removed', async () => {
    const { who } = await newStudent(server, 'pendiente@ejemplo.es');
    await keep(who, { project: projectIn('new'), motivation: 'Sin terminar' });
    const { data } = await list(coordinator, projectIn('new'), {
      populate: ['student', 'project'],
      sort: 'createdAt:asc',
      pagination: { pageSize: 100 },
    });
    expect(data.data.length).toBeGreaterThan(0);
    for (const application of data.data) {
      expect(application).toMatchObject({
        project: { id: projectIn('new') },
        student: { degrees: expect.any(Array) as string[] },
      });
      expect(application.status).not.toBe('draft');
      expect(application.student).not.toHaveProperty('disability');
    }
  });

  it('§3 filters by status and by the private mark', async () => {
    const { id } = await applicant('marcada@ejemplo.es');
    await answer(id, { good_candidate: true });
    const good = await list(coordinator, projectIn('new'), {
      filters: { good_candidate: { $eq: true }, status: { $eq: 'new' } },
    });
    expect(good.data.data.map((application) => application.id)).toContain(id);
    expect(good.data.data.every((application) => application.good_candidate === true)).toBe(true);
    const others = await list(coordinator, projectIn('new'), {
      filters: { good_candidate: { $eq: false } },
      pagination: { pageSize: 100 },
    });
    expect(others.data.data.map((application) => application.id)).not.toContain(id);
  });

  it('is nobody else’s', async () => {
    expect((await list(manager, projectIn('new'))).status).toBe(403);
    expect((await list(manager, projectIn('draft'))).status).toBe(404);
    expect((await list(await logIn(server.address, 'estudiante'), projectIn('new'))).status).toBe(403);
    expect((await list(await logIn(server.address, 'staff'), projectIn('new'))).status).toBe(403);
  });
});

describe('a user who saved a project', () => {
  const subjects = async (who: Client): Promise<string[]> => {
    const { data } = await who.call('GET /api/communication-centers', {});
    return data.data.map(({ notification_subject }) => notification_subject.split(':')[0] as string);
  };

  it('hears of the first application and of the first choice, unless they applied or do not want to', async () => {
    const organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
      ?.id as number;
    const { data } = await coordinator.call('POST /api/projects', {
      body: {
        data: {
          organization,
          title: 'Sombras del barrio',
          description:
            'Qué calles tienen sombra en cada hora del verano, para proponer recorridos y lugares donde plantar.',
          type: 'TFG',
          study_areas: ['Ciencias'],
          ods: [11],
          presentiality: 'remote',
          location: null,
          dedication: null,
          result_owner: 'Compartida',
          internship: false,
          deadline: null,
          answer_days: 10,
          tags: [],
          visibility_consent: true,
          draft: false,
        },
      },
    });
    const project = data.data.id;
    const [saver, deaf, first, second] = await Promise.all(
      ['guarda', 'sorda', 'primera', 'segunda'].map((name) => newStudent(server, `${name}@ejemplo.es`)),
    );
    for (const { who } of [saver, deaf, first] as { who: Client }[]) {
      const student = (await who.call('GET /api/users/me', {})).data.details?.id as number;
      const notification = {
        save_projects_with_candidates: who !== deaf?.who,
        save_projects_selected: who !== deaf?.who,
      };
      await who.call('PUT /api/students/:id', {
        params: { id: student },
        body: { data: { favorites: { connect: [project] }, notification } },
      });
    }
    const apply = ({ who, cv }: { who: Client; cv: number }) =>
      who.call('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
    const sent = await apply(first as Awaited<ReturnType<typeof newStudent>>);
    await apply(second as Awaited<ReturnType<typeof newStudent>>);
    expect(await subjects(saver?.who as Client)).toEqual(['Un proyecto que guardaste ya tiene solicitudes']);
    expect((await answer(sent.data.data.id, { status: 'selected' })).status).toBe(200);
    expect((await subjects(saver?.who as Client)).sort()).toEqual([
      'Un proyecto que guardaste ya ha elegido a alguien',
      'Un proyecto que guardaste ya tiene solicitudes',
    ]);
    expect(await subjects(deaf?.who as Client)).toEqual([]);
    expect((await subjects(first?.who as Client)).sort()).toEqual([
      'Solicitud enviada',
      'Te han seleccionado',
    ]);
  });
});
