import { type Client, clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { newStudent as registerStudent } from '../../test/new-student.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { type Status, statusCodes } from '@puente/contract/constants/statuses';

let server: TestServer;
let anyone: Client;
let student: Client;
let newcomer: Client;
let coordinator: Client;
let manager: Client;
let projects: { id: number; status: Status }[];
let cv: number;

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
const apply = (who: Client, project: number, changes: object = {}) =>
  who.wrong('POST /api/applys', { body: { data: { project, motivation, CV: cv, ...changes } } });
const projectIn = (status: Status): number =>
  projects.find((project) => project.status === status)?.id as number;

beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  student = await logIn(server.address, 'estudiante');
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  projects = await ownProjects(coordinator);
  newcomer = (await newStudent('recien-llegada@ejemplo.es')).who;
  cv = (
    await newcomer.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('Currículum "Noa".pdf') })
  ).data[0]?.id as number;
});
afterAll(() => server.stop());

const newStudent = (email: string) => registerStudent(server, email);

describe('POST /api/applys', () => {
  it('applies once', async () => {
    const project = projectIn('new');
    const { status, data } = await apply(newcomer, project, { availability: 'Por las tardes' });
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      status: 'new',
      motivation,
      availability: 'Por las tardes',
      CV: { id: cv, name: 'Currículum "Noa".pdf' },
      project: { id: project },
    });
    const again = await apply(newcomer, project);
    expect([again.status, again.error.name, again.error.message]).toEqual([
      409,
      'AlreadyApplied',
      'Ya has solicitado este proyecto.',
    ]);
  });

  it('refuses an incomplete profile, and names what is missing; a draft is kept meanwhile', async () => {
    const incomplete = await logIn(server.address, 'nueva');
    const { data: me } = await incomplete.call('GET /api/users/me', {});
    const { data: uploaded } = await incomplete.call('POST /api/upload', {
      query: { for: 'cv' },
      files: pdfFile('cv.pdf'),
    });
    const project = projectIn('new');
    const answers = { motivation, CV: uploaded[0]?.id as number };
    const missing = {
      university: 'Te falta decirnos tu universidad.',
      province: 'Te falta decirnos tu provincia.',
    };

    const refused = await apply(incomplete, project, answers);
    expect([refused.status, refused.error.name, refused.error.message, refused.error.details.fields]).toEqual(
      [409, 'ProfileIncomplete', 'Completa tu perfil antes de enviar la solicitud.', missing],
    );
    const draft = await incomplete.call('PUT /api/applys/draft', { body: { data: { project, ...answers } } });
    const submit = () =>
      incomplete.wrong('POST /api/applys/:id/submit', { params: { id: draft.data.data.id } });
    expect((await submit()).error.details.fields).toEqual(missing);

    const complete = (data: object) =>
      incomplete.wrong('PUT /api/students/:id', { params: { id: me.details?.id as number }, body: { data } });
    await complete({ university: { id: 1, name: 'x' } });
    expect((await submit()).error.details.fields).toEqual({ province: missing.province });
    await complete({ province: 'Lugo' });
    expect((await submit()).status).toBe(200);
  });

  it('lets one of ten simultaneous applications in', async () => {
    const racer = await newStudent('corredora@ejemplo.es');
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => apply(racer.who, projectIn('new'), { CV: racer.cv })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(
      new Set(attempts.flatMap(({ error }) => (error as { name: string } | undefined)?.name ?? [])),
    ).toEqual(new Set(['AlreadyApplied']));
    const list = await racer.who.call('GET /api/applys', {});
    expect(list.data.meta.pagination.total).toBe(1);
  });

  it.each<[Status, number, string]>([
    ['expired', 409, 'ProjectClosed'],
    ['unavailable', 409, 'ProjectClosed'],
    ['draft', 404, 'NotFound'],
  ])('refuses a project that is %s', async (projectStatus, status, name) => {
    const answer = await apply(newcomer, projectIn(projectStatus));
    expect([answer.status, answer.error.name]).toEqual([status, name]);
  });

  it('refuses a project that is not there', async () => {
    expect((await apply(newcomer, 2_000_000_000)).status).toBe(404);
  });

  it('takes only a CV of one’s own', async () => {
    const stranger = await newStudent('extrana@ejemplo.es');
    for (const CV of [cv, 2_000_000_000]) {
      const { status, error } = await apply(stranger.who, projectIn('new'), { CV });
      expect([status, error.details.fields]).toEqual([400, { CV: 'Este campo es obligatorio.' }]);
    }
  });

  it('names the fields that are wrong', async () => {
    const { error } = await newcomer.wrong('POST /api/applys', {
      body: { data: { project: projectIn('new'), motivation: 'Corta' } },
    });
    expect(error.details.fields).toEqual({
      motivation: 'Escribe al menos 40 caracteres.',
      CV: 'Este campo es obligatorio.',
    });
  });

  it('refuses what is not the student’s to say', async () => {
    const other = await newStudent('lista@ejemplo.es');
    for (const name of ['status', 'supermatch', 'studentId', 'student']) {
      const { error } = await apply(other.who, projectIn('new'), { CV: other.cv, [name]: 1 });
      expect([error.name, error.details.key]).toEqual(['UnknownParameter', `data.${name}`]);
    }
    expect((await other.who.call('GET /api/applys', {})).data.meta.pagination.total).toBe(0);
  });
});

describe('GET /api/applys', () => {
  it('gives students their own', async () => {
    const { data } = await student.call('GET /api/applys', {
      query: { populate: ['project', 'student'], pagination: { pageSize: 100 } },
    });
    expect(new Set(data.data.map((application) => application.status))).toEqual(new Set(statusCodes));
    expect(new Set(data.data.map((application) => application.student?.email))).toEqual(
      new Set(['estudiante@puente.test']),
    );
    expect(data.data.every(({ project }) => project?.organization?.name !== undefined)).toBe(true);
  });

  it('gives organisations those to their projects, without drafts or early contact data', async () => {
    const own = new Set(projects.map(({ id }) => id));
    const { data } = await coordinator.call('GET /api/applys', {
      query: { populate: ['project', 'student'], pagination: { pageSize: 100 } },
    });
    expect(data.data.length).toBeGreaterThan(20);
    for (const application of data.data) {
      expect(own.has(application.project?.id as number)).toBe(true);
      expect(application.status).not.toBe('draft');
      expect(application.student?.name).toEqual(expect.any(String));
      const contactIsShown = ['preselected', 'selected'].includes(application.status);
      expect(application.student?.email !== null).toBe(contactIsShown);
      if (!contactIsShown) expect(application.student?.phone).toBeNull();
    }
  });

  it('filters by project and status', async () => {
    const { data } = await coordinator.call('GET /api/applys', {
      query: {
        filters: { project: { $eq: projectIn('new') }, status: { $in: ['new', 'preselected'] } },
        populate: ['project'],
        sort: 'createdAt:asc',
      },
    });
    expect(data.data.length).toBeGreaterThan(0);
    expect(new Set(data.data.map(({ project }) => project?.id))).toEqual(new Set([projectIn('new')]));
    const foreign = await manager.call('GET /api/applys', {
      query: { filters: { project: { $eq: projectIn('new') } } },
    });
    expect(foreign.data.data).toEqual([]);
  });

  it('gives nothing to a coordinator without organisation', async () => {
    const { data } = await (await logIn(server.address, 'sin-organizacion')).call('GET /api/applys', {});
    expect(data).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
  });

  it('names a filter that it does not know', async () => {
    const { error } = await coordinator.wrong('GET /api/applys', {
      query: { filters: { student: { $eq: 1 } } },
    });
    expect(error).toMatchObject({ name: 'UnknownParameter', details: { key: 'filters.student' } });
  });
});

describe('PUT /api/applys/:id', () => {
  const decide = (who: Client, id: number, status: string) =>
    who.wrong('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

  it('moves an application only as the rules say, and shows contact data from then on', async () => {
    const candidate = await newStudent('candidata@ejemplo.es');
    const { id } = (await apply(candidate.who, projectIn('new'), { CV: candidate.cv })).data.data;
    const preselected = await decide(coordinator, id, 'preselected');
    expect(preselected.status).toBe(200);
    expect(preselected.data.data).toMatchObject({
      status: 'preselected',
      student: { email: 'candidata@ejemplo.es', phone: '600112233' },
    });
    for (const status of ['draft', 'expired', 'unavailable', 'preselected']) {
      const refused = await decide(coordinator, id, status);
      expect([refused.status, refused.error.name]).toEqual([409, 'StatusNotAllowed']);
    }
    expect((await decide(coordinator, id, 'selected')).status).toBe(200);
    expect((await decide(coordinator, id, 'rejected')).status).toBe(409);
    expect((await candidate.who.call('GET /api/applys', {})).data.data[0]?.status).toBe('selected');
  });

  it('gives no contact data to an organisation that is not verified, and says what for they wait', async () => {
    const candidate = await newStudent('prudente@ejemplo.es');
    const { id } = (await apply(candidate.who, projectIn('new'), { CV: candidate.cv })).data.data;
    const read = async (who: Client) =>
      (await who.call('GET /api/applys/:id', { params: { id }, query: { populate: ['student'] } })).data.data;
    expect(await read(coordinator)).toMatchObject({ contact: 'afterPreselection', student: { email: null } });
    const staff = await logIn(server.address, 'staff');
    const me = (await coordinator.call('GET /api/users/me', {})).data;
    const whenVerified = (verified: boolean) =>
      staff.call('PUT /api/organizations/:id/verification', {
        params: { id: me.details?.organization?.id as number },
        body: { data: { verified } },
      });
    await whenVerified(false);
    try {
      expect((await decide(coordinator, id, 'preselected')).data.data).toMatchObject({
        contact: 'afterVerification',
        student: { name: expect.any(String) as string, email: null, phone: null },
      });
      expect(await read(candidate.who)).toMatchObject({
        contact: 'given',
        student: { email: 'prudente@ejemplo.es' },
      });
    } finally {
      await whenVerified(true);
    }
    expect(await read(coordinator)).toMatchObject({
      contact: 'given',
      student: { email: 'prudente@ejemplo.es', phone: '600112233' },
    });
  });

  it('lets one of two contrary decisions stand', async () => {
    const candidate = await newStudent('disputada@ejemplo.es');
    const { id } = (await apply(candidate.who, projectIn('new'), { CV: candidate.cv })).data.data;
    const answers = await Promise.all(
      ['selected', 'rejected', 'selected', 'rejected'].map((status) => decide(coordinator, id, status)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is for the people of the project’s organisation', async () => {
    const [application] = (
      await coordinator.call('GET /api/applys', { query: { filters: { status: { $eq: 'new' } } } })
    ).data.data;
    const id = application?.id as number;
    expect((await decide(manager, id, 'rejected')).status).toBe(404);
    expect((await decide(student, id, 'selected')).status).toBe(403);
    expect((await decide(anyone, id, 'selected')).status).toBe(401);
    expect((await decide(coordinator, 2_000_000_000, 'selected')).status).toBe(404);
    expect((await decide(coordinator, id, 'winner')).error.details.fields).toHaveProperty('status');
  });

  it('hides drafts from the organisation', async () => {
    const [draft] = (
      await student.call('GET /api/applys', {
        query: { filters: { status: { $eq: 'draft' } }, populate: ['project'] },
      })
    ).data.data;
    const id = draft?.id as number;
    for (const who of [coordinator, manager]) {
      expect((await decide(who, id, 'preselected')).status).toBe(404);
      expect((await who.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(404);
    }
  });
});

describe('GET /api/applys/:id/cv', () => {
  it('gives the bytes to the applicant and the organisation, locked in', async () => {
    const reader = await newStudent('lectora@ejemplo.es');
    const upload = await reader.who.call('POST /api/upload', {
      query: { for: 'cv' },
      files: pdfFile('Currículum "Uxía"; x.pdf'),
    });
    const { id } = (await apply(reader.who, projectIn('new'), { CV: upload.data[0]?.id })).data.data;
    for (const who of [reader.who, coordinator]) {
      const { status, headers, data } = await who.call('GET /api/applys/:id/cv', { params: { id } });
      expect(status).toBe(200);
      expect(Buffer.from(await data.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.4/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="Curr?culum \\"Ux?a\\"; x.pdf"; filename*=UTF-8''Curr%C3%ADculum%20%22Ux%C3%ADa%22%3B%20x.pdf`,
        'content-security-policy': "sandbox; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
  });

  it('tells the student which organisation opened it, once, with the last time', async () => {
    const reader = await newStudent('vista@ejemplo.es');
    const upload = await reader.who.call('POST /api/upload', {
      query: { for: 'cv' },
      files: pdfFile('cv.pdf'),
    });
    const { id } = (await apply(reader.who, projectIn('new'), { CV: upload.data[0]?.id })).data.data;
    await reader.who.call('GET /api/applys/:id/cv', { params: { id } });
    expect((await reader.who.call('GET /api/students/views', {})).data.data).toEqual([]);
    await coordinator.call('GET /api/applys/:id/cv', { params: { id } });
    await coordinator.call('GET /api/applys/:id/cv', { params: { id } });
    const { data } = (await reader.who.call('GET /api/students/views', {})).data;
    expect(data).toHaveLength(1);
    expect(data[0]?.organization.name).toEqual(expect.any(String));
    expect(Date.parse(data[0]?.viewedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('is hidden from everybody else', async () => {
    const [mine] = (
      await student.call('GET /api/applys', { query: { filters: { status: { $eq: 'preselected' } } } })
    ).data.data;
    const id = mine?.id as number;
    expect((await newcomer.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(404);
    expect((await manager.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(404);
    expect(
      (await (await logIn(server.address, 'staff')).call('GET /api/applys/:id/cv', { params: { id } }))
        .status,
    ).toBe(403);
    expect((await anyone.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(401);
    expect((await coordinator.call('GET /api/applys/:id/cv', { params: { id } })).status).toBe(200);
  });

  it('is readable in the seed', async () => {
    const { data } = await coordinator.call('GET /api/applys', { query: { pagination: { pageSize: 3 } } });
    for (const { CV_url, CV } of data.data) {
      const response = await coordinator.fetch(CV_url as string, {});
      expect(response.status).toBe(401);
      const { data: bytes } = await coordinator.wrong(`GET ${CV_url}` as 'GET /api/applys/:id/cv', {});
      expect(bytes.size).toBe(CV?.size);
    }
  });
});

// Last, because it uses up the only draft of the seed.
describe('POST /api/applys of a draft', () => {
  it('sends a draft instead of refusing it as a second application', async () => {
    const drafts = async () =>
      (
        await student.call('GET /api/applys', {
          query: { filters: { status: { $eq: 'draft' } }, populate: ['project'] },
        })
      ).data.data;
    const [draft] = await drafts();
    const own = (await student.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('cv.pdf') }))
      .data[0]?.id as number;
    const { status, data } = await apply(student, draft?.project?.id as number, { CV: own });
    expect([status, data.data.id, data.data.status, data.data.motivation]).toEqual([
      200,
      draft?.id,
      'new',
      motivation,
    ]);
    expect(await drafts()).toEqual([]);
  });
});
