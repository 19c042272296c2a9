import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { confirmationIn, nextMessageTo } from '../../test/outbox.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { NewOrganization } from '@puente/contract/forms/organization-data';

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
    const body = {
      username: email,
      email,
      password: 'caracola-93',
      name: 'Eva',
      surname: 'Gil',
      profileType: 'coordinator' as const,
      phone: '600112233',
    };
    await anyone.call('POST /api/auth/local/register', { body });
    const confirmation = confirmationIn(await nextMessageTo(server.dataDir, email));
    const founder = await logInAs(server.address, email, 'caracola-93', confirmation);

    const attempts = await Promise.all(
      Array.from({ length: 10 }, () =>
        founder.call('POST /api/organizations', { body: { data: organization({ web: '' }) } }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const made = attempts.find(({ status }) => status === 200)?.data.data;
    expect(made).toMatchObject({ name: 'Tejido Local', web: null, linkedin: null });
    expect((await founder.call('GET /api/users/me', {})).data.details?.organization).toEqual({
      id: made?.id,
      name: 'Tejido Local',
    });
  });

  it('refuses a second one', async () => {
    const { status, error } = await coordinator.call('POST /api/organizations', {
      body: { data: organization() },
    });
    expect([status, error.name, error.message]).toEqual([
      409,
      'OrganizationExists',
      'Ya perteneces a una organización.',
    ]);
  });

  it('gives a project manager one more, and leaves the coordinators alone', async () => {
    const manager = await logIn(server.address, 'gestion');
    const before = (await manager.call('GET /api/users/me', {})).data.details?.organizations ?? [];
    const { status, data } = await manager.call('POST /api/organizations', {
      body: { data: organization({ name: 'Tercera Orilla' }) },
    });
    expect(status).toBe(200);
    const after = (await manager.call('GET /api/users/me', {})).data.details?.organizations ?? [];
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual({ id: data.data.id, name: 'Tercera Orilla' });
  });

  it('names the fields that are wrong', async () => {
    const founder = await logIn(server.address, 'sin-organizacion');
    const { error } = await founder.wrong('POST /api/organizations', {
      body: {
        data: {
          ...organization(),
          name: ' ',
          type: 'Secta',
          web: 'javascript:alert(1)',
          description: undefined,
        },
      },
    });
    expect(error.details.fields).toEqual({
      name: 'Este campo es obligatorio.',
      type: 'Este campo es obligatorio.',
      description: 'Este campo es obligatorio.',
      web: 'Formato no válido.',
    });
  });
});

describe('PUT /api/organizations/:id', () => {
  const update = (who: Client, id: number, data: object) =>
    who.wrong('PUT /api/organizations/:id', { params: { id }, body: { data } });
  const upload = async (who: Client, purpose: string): Promise<number> => {
    const files = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'],
      'logo.svg',
    );
    const { data, error } = await who.wrong('POST /api/upload', { files, query: { for: purpose } });
    // On success there is no error, though the type has it in both cases.
    if (error as unknown) throw new Error(error.name);
    return data[0]?.id as number;
  };

  it('changes what is said, and leaves the rest', async () => {
    const before = (await coordinator.call('GET /api/organizations/:id', { params: { id: organizationId } }))
      .data.data;
    const changes = {
      description: 'Programamos con y para los barrios de la ciudad.',
      linkedin: 'https://www.linkedin.com/company/codigo.abierto.local',
      contact_mail: 'HOLA@codigo.puente.test',
      contact_phone: '',
      brand: { academic_profiles: ['Ciencia de Datos'] },
    };
    const { status, data } = await update(coordinator, organizationId, changes);
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      ...changes,
      contact_mail: 'hola@codigo.puente.test',
      contact_phone: null,
      name: before.name,
      contact_name: before.contact_name,
    });
    expect(data.data.updatedAt > before.updatedAt).toBe(true);
    const brand = await clientOf(server.address).call('GET /api/organizations/:id/brand', {
      params: { id: organizationId },
    });
    expect(brand.data.data).toMatchObject({ academic_profiles: ['Ciencia de Datos'] });
  });

  it('carries a new name to the projects’ search', async () => {
    await update(coordinator, organizationId, { name: 'Zarapito Abierto' });
    const found = await clientOf(server.address).call('GET /api/projects', {
      query: { filters: { keyword: { $containsi: 'zarapito' } } },
    });
    expect(found.data.meta.pagination.total).toBeGreaterThan(0);
    await update(coordinator, organizationId, { name: 'Código Abierto Local' });
  });

  it('takes an own upload for the logo, keeps it when nothing is said of it, and takes it away', async () => {
    const logo = await upload(coordinator, 'logo');
    expect((await update(coordinator, organizationId, { logo })).data.data.logo).toMatchObject({
      id: logo,
      url: expect.stringMatching(/^\/uploads\/.+\.svg$/) as string,
    });
    expect(
      (await update(coordinator, organizationId, { sector: 'Tecnología' })).data.data.logo,
    ).toMatchObject({ id: logo });
    expect((await update(coordinator, organizationId, { logo })).status).toBe(200);
    const shown = await clientOf(server.address).call('GET /api/organizations/:id', {
      params: { id: organizationId },
      query: { populate: ['logo'] },
    });
    expect(shown.data.data.logo?.id).toBe(logo);
    expect((await update(coordinator, organizationId, { logo: null })).data.data.logo).toBeNull();
  });

  it('keeps a logo that a colleague uploaded, when the form sends it back with other changes', async () => {
    const staff = await logIn(server.address, 'staff');
    await staff.call('POST /api/project-managers', {
      body: {
        data: {
          email: 'colega@ejemplo.es',
          name: 'Iria',
          surname: 'Souto',
          organizations: [organizationId],
        },
      },
    });
    const letter = await nextMessageTo(server.dataDir, 'colega@ejemplo.es');
    const code = /code=([\w-]+)/.exec(letter.text)?.[1] ?? '';
    await clientOf(server.address).call('POST /api/auth/reset-password', {
      body: { code, password: 'caracola-93', passwordConfirmation: 'caracola-93' },
    });
    const colleague = await logInAs(server.address, 'colega@ejemplo.es', 'caracola-93');
    const logo = await upload(coordinator, 'logo');
    expect((await update(coordinator, organizationId, { logo })).status).toBe(200);
    const changed = await update(colleague, organizationId, { logo, sector: 'Cultura' });
    expect([changed.status, changed.data.data]).toMatchObject([
      200,
      { sector: 'Cultura', logo: { id: logo } },
    ]);
    expect((await update(colleague, organizationId, { logo: null })).data.data.logo).toBeNull();
    // Once it is removed, the file is no longer the colleague's to use.
    expect((await update(colleague, organizationId, { logo })).status).toBe(400);
  });

  it('takes no file of another user, of another kind, or that is not there', async () => {
    const foreign = await upload(await logIn(server.address, 'gestion'), 'logo');
    for (const logo of [foreign, 2_147_483_647]) {
      const { status, error } = await update(coordinator, organizationId, { logo });
      expect([status, error.details.fields]).toEqual([400, { logo: 'Formato no válido.' }]);
    }
    const picture = new File(
      [
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      ],
      'cara.png',
    );
    const { data } = await coordinator.wrong('POST /api/upload', {
      files: picture,
      query: { for: 'picture' },
    });
    expect((await update(coordinator, organizationId, { logo: data[0]?.id })).status).toBe(400);
  });

  it.each([
    ['a name of spaces', { name: '  ' }, { name: 'Este campo es obligatorio.' }],
    ['a sector that there is not', { sector: 'Magia' }, { sector: 'Este campo es obligatorio.' }],
    ['a script for an address', { linkedin: 'javascript:alert(1)' }, { linkedin: 'Formato no válido.' }],
    ['no mail address', { contact_mail: 'hola' }, { contact_mail: 'Formato de email incorrecto' }],
    ['no telephone', { contact_phone: 'llámame' }, { contact_phone: 'Formato de teléfono no válido' }],
    ['a text without end', { description: 'a'.repeat(2001) }, { description: 'Longitud máxima alcanzada.' }],
    ['a sign that cannot be stored', { contact_name: 'Ana\0' }, { contact_name: 'Formato no válido.' }],
    [
      'too many profiles',
      { brand: { academic_profiles: Array(11).fill('Derecho') } },
      { brand: 'Longitud máxima alcanzada.' },
    ],
    ['an id beyond all ids', { logo: 99_999_999_999 }, { logo: 'Este campo es obligatorio.' }],
  ])('refuses %s', async (_, changes, fields) => {
    const { status, error } = await update(coordinator, organizationId, changes);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });

  it('changes nothing that its people do not decide', async () => {
    const decided = async () => {
      const { data } = await coordinator.call('GET /api/organizations/:id', {
        params: { id: organizationId },
      });
      const { id, verified, talent_access: talentAccess } = data.data;
      return { id, verified, talentAccess };
    };
    const before = await decided();
    for (const wished of [{ verified: !before.verified }, { talent_access: !before.talentAccess }])
      expect((await update(coordinator, organizationId, wished)).error.name).toBe('UnknownParameter');
    // The path says which organisation it is.
    expect((await update(coordinator, organizationId, { id: 1 })).status).toBe(200);
    expect(await decided()).toEqual(before);
  });
});

describe('GET /api/organizations/:id/projects', () => {
  const list = (who: Client, id: number, query: object = {}) =>
    who.wrong('GET /api/organizations/:id/projects', { params: { id }, query });

  it('shows every status to the organisation, with the number of applications', async () => {
    const { status, data } = await list(coordinator, organizationId, {
      populate: 'study_areas',
      pagination: { pageSize: 100 },
    });
    expect(status).toBe(200);
    expect(new Set(data.data.map((project) => project.status))).toEqual(
      new Set(['new', 'draft', 'expired', 'selected', 'notSelected', 'unavailable']),
    );
    expect(data.data.reduce((sum, { applications }) => sum + (applications?.total ?? 0), 0)).toBeGreaterThan(
      10,
    );
    expect(
      data.data.every(({ applications }) => applications && applications.new <= applications.total),
    ).toBe(true);
    expect(data.data.every(({ study_areas }) => (study_areas?.length ?? 0) > 0)).toBe(true);
  });

  it('filters by the status that it shows, and sorts', async () => {
    const expired = await list(coordinator, organizationId, { filters: { status: { $eq: 'expired' } } });
    expect(expired.data.data.map(({ status }) => status)).toEqual(['expired']);
    const some = await list(coordinator, organizationId, {
      filters: { status: { $in: 'draft,new' } },
      sort: 'title:asc',
    });
    expect(new Set(some.data.data.map(({ status }) => status))).toEqual(new Set(['draft', 'new']));
  });

  it('counts as the list of applications does', async () => {
    const { data } = await list(coordinator, organizationId);
    for (const project of data.data.slice(0, 3)) {
      const applications = await coordinator.call('GET /api/applys', {
        query: { filters: { project: { $eq: project.id } } },
      });
      expect(applications.data.meta.pagination.total).toBe(project.applications?.total);
    }
  });

  it('shows others what is published, and not how many applied', async () => {
    const anyone = clientOf(server.address);
    for (const other of [
      anyone,
      await logIn(server.address, 'gestion'),
      await logIn(server.address, 'estudiante'),
    ]) {
      const { data } = await list(other, organizationId, { pagination: { pageSize: 100 } });
      expect(new Set(data.data.map(({ status }) => status))).toEqual(
        new Set(['new', 'expired', 'selected', 'notSelected', 'unavailable']),
      );
      for (const project of data.data) expect(project).not.toHaveProperty('applications');
      expect(
        (await list(other, organizationId, { filters: { status: { $eq: 'draft' } } })).data.data,
      ).toEqual([]);
    }
    expect((await list(anyone, 999_999)).status).toBe(404);
  });
});
