import type { NewOrganization } from '@puente/contract/forms/organization';
import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { confirmationPath, nextMessageTo } from '../../test/outbox.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let coordinator: Client;
let organizationId: number;
beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  organizationId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const organization = (changes: Partial<NewOrganization> = {}): NewOrganization => ({
  name: 'Tejido Local',
  type: 'Asociación',
  sector: 'Cultura',
  size: '1 a 10 personas',
  location: 'Lugo',
  description: 'Trabajamos con artesanas de la comarca.',
  web: 'https://tejido.example/nosotras',
  ...changes,
});

describe('POST /api/organizations', () => {
  it('makes the coordinator’s organisation, once, also when asked ten times at once', async () => {
    const email = 'fundadora@ejemplo.es';
    const anyone = clientOf(server.address);
    const body = { username: email, email, password: 'caracola-93', name: 'Eva', surname: 'Gil', profileType: 'coordinator' as const, phone: '600112233' };
    await anyone.call('POST /api/auth/local/register', { body });
    await anyone.fetch(confirmationPath(await nextMessageTo(server.dataDir, email)), { redirect: 'manual' });
    const founder = await logInAs(server.address, email, 'caracola-93');

    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => founder.call('POST /api/organizations', { body: { data: organization({ web: '' }) } })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const made = attempts.find(({ status }) => status === 200)?.data.data;
    expect(made).toMatchObject({ name: 'Tejido Local', web: null, linkedin: null });
    expect((await founder.call('GET /api/users/me', {})).data.details?.organization).toEqual({ id: made?.id, name: 'Tejido Local' });
  });

  it('refuses a second one', async () => {
    const { status, error } = await coordinator.call('POST /api/organizations', { body: { data: organization() } });
    expect([status, error.name, error.message]).toEqual([409, 'OrganizationExists', 'Ya perteneces a una organización.']);
  });

  it('gives a project manager one more, and leaves the coordinators alone', async () => {
    const manager = await logIn(server.address, 'gestion');
    const before = (await manager.call('GET /api/users/me', {})).data.details?.organizations ?? [];
    const { status, data } = await manager.call('POST /api/organizations', { body: { data: organization({ name: 'Tercera Orilla' }) } });
    expect(status).toBe(200);
    const after = (await manager.call('GET /api/users/me', {})).data.details?.organizations ?? [];
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual({ id: data.data.id, name: 'Tercera Orilla' });
  });

  it('names the fields that are wrong', async () => {
    const founder = await logIn(server.address, 'sin-organizacion');
    const { error } = await founder.wrong('POST /api/organizations', {
      body: { data: { ...organization(), name: ' ', type: 'Secta', web: 'javascript:alert(1)', description: undefined } },
    });
    expect(error.details.fields).toEqual({
      name: 'Este campo es obligatorio.',
      type: 'Este campo es obligatorio.',
      description: 'Este campo es obligatorio.',
      web: 'Formato no válido.',
    });
  });
});

describe('GET /api/organizations/:id/projects', () => {
  const list = (who: Client, id: number, query: object = {}) => who.wrong('GET /api/organizations/:id/projects', { params: { id }, query });

  it('shows every status to the organisation, with the number of applications', async () => {
    const { status, data } = await list(coordinator, organizationId, { populate: 'study_areas', pagination: { pageSize: 100 } });
    expect(status).toBe(200);
    expect(new Set(data.data.map((project) => project.status))).toEqual(new Set(['new', 'draft', 'expired', 'unavailable']));
    expect(data.data.reduce((sum, { applications }) => sum + applications.total, 0)).toBeGreaterThan(10);
    expect(data.data.every(({ applications }) => applications.new <= applications.total)).toBe(true);
    expect(data.data.every(({ study_areas }) => (study_areas?.length ?? 0) > 0)).toBe(true);
  });

  it('filters by the status that it shows, and sorts', async () => {
    const expired = await list(coordinator, organizationId, { filters: { status: { $eq: 'expired' } } });
    expect(expired.data.data.map(({ status }) => status)).toEqual(['expired']);
    const some = await list(coordinator, organizationId, { filters: { status: { $in: 'draft,new' } }, sort: 'title:asc' });
    expect(new Set(some.data.data.map(({ status }) => status))).toEqual(new Set(['draft', 'new']));
  });

  it('counts as the list of applications does', async () => {
    const { data } = await list(coordinator, organizationId);
    for (const project of data.data.slice(0, 3)) {
      const applications = await coordinator.call('GET /api/applys', { query: { filters: { project: { $eq: project.id } } } });
      expect(applications.data.meta.pagination.total).toBe(project.applications.total);
    }
  });

  it('is for the organisation’s own people', async () => {
    const manager = await logIn(server.address, 'gestion');
    const foreign = await list(manager, organizationId);
    expect([foreign.status, foreign.error.name]).toEqual([403, 'Forbidden']);
    expect((await list(manager, 999_999)).status).toBe(404);
    expect((await list(await logIn(server.address, 'estudiante'), organizationId)).status).toBe(403);
    expect((await list(clientOf(server.address), organizationId)).status).toBe(401);
  });
});
