import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { confirmationIn, nextMessageTo } from '../../test/outbox.ts';
import { password, preview, remove } from '../../test/own-account.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

describe('the last person of an organisation', () => {
  const area = async () => (await anyone.call('GET /api/study-areas', {})).data.data[0]?.name as string;

  async function coordinatorWithProject(email: string) {
    const body = {
      username: email,
      email,
      password,
      name: 'Ana',
      surname: 'Rey',
      profileType: 'coordinator' as const,
      phone: '600112233',
    };
    await anyone.call('POST /api/auth/local/register', { body });
    const confirmation = confirmationIn(await nextMessageTo(server.dataDir, email));
    const who = await logInAs(server.address, email, password, confirmation);
    const organization = await who.wrong('POST /api/organizations', {
      body: {
        data: {
          name: `Organización de ${email}`,
          type: 'Asociación',
          sector: 'Medio ambiente',
          size: '1 a 10 personas',
          location: 'Lugo',
          description:
            'Una descripción cualquiera que sea lo bastante larga para pasar la validación del formulario.',
        },
      },
    });
    const organizationId = (organization.data as { data: { id: number } }).data.id;
    const project = await who.wrong('POST /api/projects', {
      body: {
        data: {
          title: 'Un proyecto para la última persona',
          description:
            'Una descripción que tiene que tener por lo menos ochenta caracteres para que la validación la acepte.',
          study_areas: [await area()],
          presentiality: 'remote',
          location: null,
          deadline: null,
          tags: [],
          ods: [],
          internship: false,
          dedication: null,
          type: 'TFG',
          visibility_consent: true,
          organization: organizationId,
        },
      },
    });
    return { who, organizationId, project: (project.data as { data: { id: number } }).data.id };
  }

  it('leaves its open projects closed, and says so beforehand', async () => {
    const { who, project } = await coordinatorWithProject('ultima@ejemplo.es');
    const student = await newStudent(server, 'espera@ejemplo.es');
    const applied = await student.who.wrong('POST /api/applys', {
      body: {
        data: {
          project,
          motivation: 'Me interesa mucho porque quiero aplicar lo aprendido en un caso real.',
          CV: student.cv,
        },
      },
    });
    expect(applied.status).toBe(200);
    const told = await preview(who);
    expect(told.stays).toMatchObject([
      { what: 'organizations', count: 1 },
      { what: 'open_projects', count: 1, text: '1 proyecto abierto, que se cerrará' },
      { what: 'counters' },
    ]);
    expect((await remove(who, { password })).status).toBe(204);
    expect((await anyone.call('GET /api/projects/:id', { params: { id: project } })).data.data.status).toBe(
      'unavailable',
    );
    expect((await student.who.call('GET /api/applys', {})).data.data).toMatchObject([
      { status: 'unavailable' },
    ]);
  });

  it('is none while another user acts for it', async () => {
    const { who, organizationId, project } = await coordinatorWithProject('acompanada@ejemplo.es');
    const staff = await logIn(server.address, 'staff');
    await staff.call('POST /api/project-managers', {
      body: {
        data: {
          email: 'otra.gestora@ejemplo.es',
          name: 'Otra',
          surname: 'Gestora',
          organizations: [organizationId],
        },
      },
    });
    expect((await preview(who)).stays.map(({ what }) => what)).toEqual(['organizations', 'counters']);
    expect((await remove(who, { password })).status).toBe(204);
    expect((await anyone.call('GET /api/projects/:id', { params: { id: project } })).data.data.status).toBe(
      'new',
    );
  });
});
