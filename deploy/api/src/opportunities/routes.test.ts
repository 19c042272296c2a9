import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { NewOpportunity } from '@puente/contract/forms/opportunity';
import type { OrganizationId } from '@puente/contract/ids';

let server: TestServer;
let anyone: Client;
let coordinator: Client;
let manager: Client;
let ownId: OrganizationId;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  ownId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as OrganizationId;
});
afterAll(() => server.stop());

const offer = (changes: Partial<NewOpportunity> = {}): NewOpportunity => ({
  organization: ownId,
  title: 'Beca de cartografía libre',
  description: 'Tres meses para poner en el mapa las fuentes y los bancos de la comarca.',
  details: { type: 'Oferta', remuneration: '500 € al mes' },
  location: 'A Coruña',
  presentiality: 'hybrid',
  target_profile: 'Geografía',
  ...changes,
});
const create = (changes: Partial<Record<keyof NewOpportunity, unknown>> = {}, who = coordinator) =>
  who.wrong('POST /api/opportunities', { body: { data: { ...offer(), ...changes } } });
const draft = async (changes: Partial<NewOpportunity> = {}): Promise<number> =>
  (await create(changes)).data.data.id;
const one = (who: Client, id: number) =>
  who.call('GET /api/opportunities/:id', {
    params: { id },
    query: { populate: ['organization', 'details'] },
  });
const publish = (who: Client, id: number) =>
  who.call('POST /api/opportunities/:id/publish', { params: { id } });
const unpublish = (who: Client, id: number) =>
  who.call('POST /api/opportunities/:id/unpublish', { params: { id } });
const update = (who: Client, id: number, data: object) =>
  who.wrong('PUT /api/opportunities/:id', { params: { id }, body: { data } });

describe('GET /api/opportunities', () => {
  const list = async (filters: object, more: object = {}) =>
    (
      await anyone.wrong('GET /api/opportunities', {
        query: { filters, pagination: { pageSize: 100 }, ...more },
      })
    ).data;

  it('lists what is published and open, newest first', async () => {
    const { data, meta } = await list({}, { populate: 'organization' });
    expect(meta.pagination.total).toBeGreaterThan(20);
    expect(
      data.every(({ isDraft, status, publishedAt }) => !isDraft && status === 'open' && publishedAt !== null),
    ).toBe(true);
    const dates = data.map(({ publishedAt }) => publishedAt as string);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { details, organization, ...opportunity } of data) {
      expect(organization?.name).toEqual(expect.any(String));
      expect(opportunity).not.toHaveProperty('interested');
      if (details.type === 'Evento')
        expect(details.date && details.date > new Date().toISOString()).toBe(true);
      else expect(details).toHaveProperty('remuneration');
    }
  });

  it('filters by kind in either word, by words, modality, place, organisation and date', async () => {
    const events = await list({ type: { $eq: 'Evento' } });
    expect(new Set(events.data.map(({ details }) => details.type))).toEqual(new Set(['Evento']));
    expect((await list({ details: { $eq: 'events' } })).meta.pagination.total).toBe(
      events.meta.pagination.total,
    );
    const remote = await list({ presentiality: { $in: ['remote'] } });
    expect(remote.data.every(({ presentiality }) => presentiality === 'remote')).toBe(true);
    const own = await list({ organization: { id: { $eq: ownId } } }, { populate: 'organization' });
    expect(own.data.every(({ organization }) => organization?.id === ownId)).toBe(true);
    const places = await list({ location: { $eq: 'Madrid' } });
    expect(places.data.every(({ location }) => location === 'Madrid')).toBe(true);
    const soon = await list({ date: { $lte: '2020-01-01' } });
    expect(soon.data).toEqual([]);
    expect(
      (await list({ keyword: { $containsi: 'JORNADA puertas' } })).data.every(({ title }) =>
        title.startsWith('Jornada de puertas abiertas'),
      ),
    ).toBe(true);
    expect(
      (await list({ keyword: { $containsi: 'codigo abierto local' } })).data.length,
    ).toBeGreaterThanOrEqual(2);
  });

  it('gives certain ones also when they are over, but never another’s draft', async () => {
    const all = (
      await coordinator.call('GET /api/organizations/:id/talent/opportunities', { params: { id: ownId } })
    ).data.data;
    const over = all.find(({ status }) => status === 'closed');
    const hidden = all.find(({ isDraft }) => isDraft);
    const byId = { id: { $in: [over?.id, hidden?.id] } };
    expect((await list(byId)).data.map(({ id, status }) => [id, status])).toEqual([[over?.id, 'closed']]);
    expect(
      (await coordinator.wrong('GET /api/opportunities', { query: { filters: byId } })).data.data,
    ).toHaveLength(2);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'filters[interested][id][$eq]=1',
      'populate=interested',
      'filters[organization][contact_mail][$eq]=x',
    ]) {
      expect(await (await anyone.fetch(`/api/opportunities?${query}`)).json()).toMatchObject({
        error: { name: 'UnknownParameter' },
      });
    }
  });
});

describe('§3, §4.6 an opportunity', () => {
  it('is a draft at first, for its organisation alone', async () => {
    const { status, data } = await create();
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      title: 'Beca de cartografía libre',
      isDraft: true,
      publishedAt: null,
      status: 'open',
      interested: 0,
      details: { type: 'Oferta', remuneration: '500 € al mes' },
      organization: { id: ownId, name: 'Código Abierto Local', verified: true },
    });
    const { id } = data.data;
    expect((await one(coordinator, id)).data.data).toEqual(data.data);
    for (const other of [
      anyone,
      manager,
      await logIn(server.address, 'estudiante'),
      await logIn(server.address, 'staff'),
    ])
      expect((await one(other, id)).status).toBe(404);
    for (const attempt of [
      publish(manager, id),
      unpublish(manager, id),
      update(manager, id, { title: 'Nuestra ahora' }),
    ])
      expect((await attempt).status).toBe(404);
  });

  it('is published, withdrawn and published again; a second time changes nothing', async () => {
    const id = await draft();
    const published = (await publish(coordinator, id)).data.data;
    expect(published).toMatchObject({ id, isDraft: false, publishedAt: expect.any(String) as string });
    expect((await one(anyone, id)).data.data).not.toHaveProperty('interested');
    expect((await publish(coordinator, id)).data.data.publishedAt).toBe(published.publishedAt);
    expect((await unpublish(coordinator, id)).data.data).toMatchObject({ isDraft: true, publishedAt: null });
    expect((await one(anyone, id)).status).toBe(404);
    expect((await publish(coordinator, id)).data.data.isDraft).toBe(false);
  });

  it('is withdrawn by staff, but not written by them', async () => {
    const id = await draft();
    await publish(coordinator, id);
    const staff = await logIn(server.address, 'staff');
    expect((await update(staff, id, { title: 'Otro título' })).status).toBe(403);
    expect((await unpublish(staff, id)).status).toBe(200);
    expect((await one(anyone, id)).status).toBe(404);
  });

  it('is changed by its own people, also from an offer into an event', async () => {
    const id = await draft();
    await publish(coordinator, id);
    expect((await update(manager, id, { title: 'Nuestra ahora' })).status).toBe(403);
    const changed = (
      await update(coordinator, id, {
        details: { type: 'Evento', date: '2098-03-01T18:30:00+01:00' },
        url: 'https://mapas.ejemplo.test/beca',
        target_profile: '',
      })
    ).data.data;
    expect(changed).toMatchObject({
      title: 'Beca de cartografía libre',
      details: { type: 'Evento', date: '2098-03-01T17:30:00.000Z' },
      url: 'https://mapas.ejemplo.test/beca',
      target_profile: null,
    });
    expect((await update(coordinator, id, { status: 'closed' })).data.data.status).toBe('closed');
    const listed = await anyone.call('GET /api/opportunities', {
      query: { filters: { keyword: { $containsi: 'cartografia' } }, pagination: { pageSize: 100 } },
    });
    expect(listed.data.data.map((found) => found.id)).not.toContain(id);
    expect((await update(coordinator, id, {})).status).toBe(200);
    expect((await update(coordinator, id, { organization: 1 })).error.details.key).toBe('data.organization');
  });

  it('is not published when its day is past', async () => {
    const id = await draft({ details: { type: 'Evento', date: '2020-05-01T10:00:00Z' } });
    expect((await one(coordinator, id)).data.data.status).toBe('closed');
    expect((await publish(coordinator, id)).error).toMatchObject({ status: 409, name: 'OpportunityOver' });
  });

  it('is deleted while it is a draft', async () => {
    const id = await draft();
    const remove = (who: Client) => who.call('DELETE /api/opportunities/:id', { params: { id } });
    await publish(coordinator, id);
    expect((await remove(manager)).status).toBe(403);
    expect((await remove(coordinator)).error).toMatchObject({ status: 409, name: 'OpportunityPublished' });
    await unpublish(coordinator, id);
    expect((await remove(coordinator)).status).toBe(204);
    expect((await remove(coordinator)).status).toBe(404);
  });

  it.each([
    ['a short title', { title: 'Ay' }, { title: 'Escribe al menos 5 caracteres.' }],
    ['no description', { description: '' }, { description: 'Este campo es obligatorio.' }],
    ['neither event nor offer', { details: { type: 'Fiesta' } }, { details: 'Este campo es obligatorio.' }],
    ['an event without its day', { details: { type: 'Evento' } }, { details: 'Este campo es obligatorio.' }],
    [
      'a day that cannot be',
      { details: { type: 'Evento', date: '2099-13-41T10:00:00Z' } },
      { details: 'Formato no válido.' },
    ],
    [
      'a day that there is not',
      { details: { type: 'Evento', date: '2099-02-30T10:00:00Z' } },
      { details: 'Formato no válido.' },
    ],
    ['a place that is no province', { location: 'Narnia' }, { location: 'Formato no válido.' }],
    ['a script for an address', { url: 'javascript:alert(1)' }, { url: 'Formato no válido.' }],
    ['a text without end', { content: 'a'.repeat(5001) }, { content: 'Longitud máxima alcanzada.' }],
    ['a sign that cannot be stored', { target_profile: 'a\0b' }, { target_profile: 'Formato no válido.' }],
  ])('is refused with %s', async (_, changes, fields) => {
    const { status, error } = await create(changes);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });

  it('is of one’s own organisation', async () => {
    expect((await create({}, manager)).error).toMatchObject({ status: 403, name: 'Forbidden' });
    expect((await create({ organization: 2_147_483_647 })).status).toBe(404);
    expect((await create({}, await logIn(server.address, 'sin-organizacion'))).error).toMatchObject({
      status: 403,
      name: 'OrganizationRequired',
    });
    expect((await create({}, await logIn(server.address, 'estudiante'))).status).toBe(403);
    expect((await create({}, anyone)).status).toBe(401);
  });
});

describe('GET /api/opportunities/:id/interested', () => {
  const interested = (who: Client, id: number) =>
    who.call('GET /api/opportunities/:id/interested', {
      params: { id },
      query: { pagination: { pageSize: 100 } },
    });

  it('§3 lists the students to its own people, without what is not shown of an applicant', async () => {
    const all = (
      await coordinator.call('GET /api/organizations/:id/talent/opportunities', { params: { id: ownId } })
    ).data.data;
    const asked = await Promise.all(
      all.map(async ({ id, interested: count }) => ({ count, answer: await interested(coordinator, id) })),
    );
    for (const { count, answer } of asked) {
      expect(answer.data.meta.pagination.total).toBe(count);
      for (const student of answer.data.data)
        expect(Object.keys(student).sort()).toEqual([
          'date',
          'id',
          'name',
          'province',
          'student_area',
          'surname',
          'university',
          'written_at',
        ]);
    }
    expect(asked.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBeGreaterThan(0);
    const [published] = all.filter(({ isDraft }) => !isDraft);
    expect((await interested(manager, published?.id as number)).status).toBe(403);
    expect(
      (await interested(await logIn(server.address, 'estudiante'), published?.id as number)).status,
    ).toBe(403);
    expect((await interested(anyone, published?.id as number)).status).toBe(401);
  });
});
