import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';

/**
 * Access to a student's disability, which is special-category data. It requires the student's consent, an organisation
 * that seeks it, verification by staff, and a preselection.
 */

let server: TestServer;
let coordinator: Client;
let organization: number;
let project: number;

beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const me = (await coordinator.call('GET /api/users/me', {})).data;
  organization = me.details?.organization?.id as number;
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
});
afterAll(() => server.stop());

const seeks = (seeks_inclusion: boolean) =>
  coordinator.call('PUT /api/organizations/:id', {
    params: { id: organization },
    body: { data: { seeks_inclusion } },
  });

async function applicant(email: string) {
  const { who, cv, id: student } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project, motivation: 'Quiero aplicar lo que he aprendido a un caso real.', CV: cv } },
  });
  const { id } = data.data;
  return {
    id,
    says: (disability: boolean | null, disabilityConsent: boolean) =>
      who.call('PUT /api/students/:id', {
        params: { id: student },
        body: { data: { disability, disabilityConsent } },
      }),
    preselect: () =>
      coordinator.call('PUT /api/applys/:id', { params: { id }, body: { data: { status: 'preselected' } } }),
    told: async () =>
      (await coordinator.call('GET /api/applys/:id', { params: { id }, query: { populate: ['student'] } }))
        .data.data.student?.disability,
  };
}

it('§3.1 is told with the contact data, to an organisation that looks for inclusion, while the student consents', async () => {
  const { says, preselect, told } = await applicant('inclusion@ejemplo.es');
  await seeks(true);
  await says(true, true);
  expect(await told()).toBeUndefined();
  await preselect();
  expect(await told()).toBe(true);
  await seeks(false);
  expect(await told()).toBeUndefined();
  await seeks(true);
  expect(await told()).toBe(true);
  await says(null, false);
  expect(await told()).toBeUndefined();
});

it('waits for the verification of the organisation', async () => {
  const { says, preselect, told } = await applicant('sin-verificar@ejemplo.es');
  await seeks(true);
  await says(true, true);
  await preselect();
  const staff = await logIn(server.address, 'staff');
  const whenVerified = (verified: boolean) =>
    staff.call('PUT /api/organizations/:id/verification', {
      params: { id: organization },
      body: { data: { verified } },
    });
  await whenVerified(false);
  expect(await told()).toBeUndefined();
  await whenVerified(true);
  expect(await told()).toBe(true);
});

it('says nothing of a no, nor of no answer', async () => {
  const { says, preselect, told } = await applicant('que-no@ejemplo.es');
  await seeks(true);
  await preselect();
  expect(await told()).toBeUndefined();
  await says(false, true);
  expect(await told()).toBeUndefined();
});

it('shows everybody which organisations look for inclusion', async () => {
  await seeks(true);
  const student = await logIn(server.address, 'estudiante');
  const { data } = await student.call('GET /api/organizations/:id', { params: { id: organization } });
  expect(data.data.seeks_inclusion).toBe(true);
});
