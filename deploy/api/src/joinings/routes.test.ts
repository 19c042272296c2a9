import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';

let server: OperatedServer;
let coordinator: Client;
let newcomer: Client;
let manager: Client;
let ownId: number;
let managed: number[];
beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, newcomer, manager] = (await Promise.all(
    (['coordinacion', 'sin-organizacion', 'gestion'] as const).map((account) =>
      logIn(server.address, account),
    ),
  )) as [Client, Client, Client];
  ownId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  managed =
    (await manager.call('GET /api/users/me', {})).data.details?.organizations?.map(({ id }) => id) ?? [];
});
afterAll(() => server.stop());

const pending = async (who: Client, id: number) =>
  (await who.call('GET /api/organizations/:id/joinings', { params: { id } })).data.data;
const own = async (who: Client) => (await who.call('GET /api/joinings', {})).data.data;
const people = async (who: Client, id: number) =>
  (await who.call('GET /api/organizations/:id/people', { params: { id } })).data.data;
const history = async (who: Client, id: number) =>
  (await who.call('GET /api/organizations/:id/history', { params: { id } })).data.data;

/** Creates another organisation for the manager. */
async function organizationOfManager(name: string, description: string): Promise<number> {
  const made = await manager.wrong('POST /api/organizations', {
    body: {
      data: {
        name,
        type: 'Asociación',
        sector: 'Medio ambiente',
        size: '1 a 10 personas',
        location: 'Lugo',
        description,
      },
    },
  });
  return (made.data as { data: { id: number } }).data.id;
}

describe('asking to join', () => {
  it('is one request however often it is sent, and its people are told by mail', async () => {
    const organizations = (await manager.call('GET /api/organizations', {})).data.data;
    const id = organizations.find((one) => ![ownId, ...managed].includes(one.id))?.id as number;
    const ask = () => newcomer.call('POST /api/organizations/:id/joinings', { params: { id } });
    expect((await ask()).data.data).toEqual({ joined: false });
    await ask();
    expect((await own(newcomer)).filter(({ organization }) => organization.id === id)).toHaveLength(1);
  });

  it('mails the people who decide', async () => {
    const id = await organizationOfManager('Huerta Norte', 'Una huerta compartida.');
    await newcomer.call('POST /api/organizations/:id/joinings', { params: { id } });
    const mail = await messageWith(server.dataDir, 'gestion@puente.test', 'pide unirse a Huerta Norte');
    expect(mail.text).toContain(`/organizations/${id}/manage?section=people`);
    const waiting = await manager.call('GET /api/organizations/:id/waiting', { params: { id } });
    expect(waiting.data.data.join_requests).toBe(1);
    const [request] = await pending(manager, id);
    expect(request).toMatchObject({
      origin: 'request',
      name: 'Raúl',
      surname: 'Benítez Cano',
      email: 'sin-organizacion@puente.test',
    });

    await manager.call('PUT /api/joinings/:id', {
      params: { id: request?.id as number },
      body: { data: { accepted: false } },
    });
    await messageWith(server.dataDir, 'sin-organizacion@puente.test', 'no ha aceptado tu petición');
    expect(await pending(manager, id)).toEqual([]);
    expect((await history(manager, id)).map(({ kind, by, about }) => [kind, by, about])).toEqual([
      ['refused', 'Leire Etxeberria Gil', 'Raúl Benítez Cano'],
      ['created', 'Leire Etxeberria Gil', null],
    ]);
  });

  it('is refused to a coordinator who has an organisation', async () => {
    const { status, error } = await coordinator.wrong('POST /api/organizations/:id/joinings', {
      params: { id: managed[0] as number },
    });
    expect([status, error.name]).toEqual([409, 'OrganizationExists']);
  });
});

describe('an invitation', () => {
  it('is mailed to the address, and not to a person who is in it', async () => {
    const invite = (email: string) =>
      coordinator.wrong('POST /api/organizations/:id/invitations', {
        params: { id: ownId },
        body: { data: { email } },
      });
    expect((await invite('Nueva.Persona@ejemplo.test')).data.data).toEqual({ joined: false });
    await messageWith(server.dataDir, 'nueva.persona@ejemplo.test', 'te invita a gestionar');
    expect((await pending(coordinator, ownId)).map(({ email }) => email)).toContain(
      'nueva.persona@ejemplo.test',
    );
    const { status, error } = await invite('coordinacion@puente.test');
    expect([status, error.details.fields]).toEqual([400, { email: 'Ya forma parte de la organización.' }]);
  });

  it('lets the person in who accepts it, and settles what they had asked elsewhere', async () => {
    const invited = (await own(newcomer)).find(({ origin }) => origin === 'invitation');
    const id = invited?.organization.id as number;
    expect(managed).toContain(id);
    await newcomer.call('PUT /api/joinings/:id', {
      params: { id: invited?.id as number },
      body: { data: { accepted: true } },
    });
    expect((await people(manager, id)).map(({ email }) => email)).toContain('sin-organizacion@puente.test');
    expect(await own(newcomer)).toEqual([]);
    expect((await history(manager, id))[0]).toMatchObject({ kind: 'joined', by: 'Raúl Benítez Cano' });
  });
});

describe('leaving', () => {
  const depart = (who: Client, id: number, user: number) =>
    who.wrong('POST /api/organizations/:id/departures', { params: { id }, body: { data: { user } } });

  it('is refused to the last person', async () => {
    const [last] = await people(coordinator, ownId);
    const { status, error } = await depart(coordinator, ownId, last?.id as number);
    expect([status, error.name]).toEqual([409, 'LastPerson']);
    expect(await people(coordinator, ownId)).toHaveLength(1);
  });

  it('takes a person out who is removed by another, at once', async () => {
    const id = (await newcomer.call('GET /api/users/me', {})).data.details?.organization?.id as number;
    const user = (await people(manager, id)).find(({ profileType }) => profileType === 'coordinator')?.id;
    // A way back for them, and one for their friend.
    for (const email of ['amistad@ejemplo.test', 'sin-organizacion@puente.test'])
      await newcomer.wrong('POST /api/organizations/:id/invitations', {
        params: { id },
        body: { data: { email } },
      });
    const invitations = async () =>
      (await pending(manager, id)).filter(({ email }) => email === 'amistad@ejemplo.test');
    expect(await invitations()).toHaveLength(1);
    expect((await depart(manager, id, user as number)).status).toBe(204);
    expect((await newcomer.call('GET /api/users/me', {})).data.details?.organization).toBeNull();
    expect((await newcomer.wrong('GET /api/organizations/:id/people', { params: { id } })).status).toBe(403);
    expect((await history(manager, id))[0]).toMatchObject({ kind: 'removed', about: 'Raúl Benítez Cano' });
    expect([await invitations(), await own(newcomer)]).toEqual([[], []]);
    const mail = await messageWith(server.dataDir, 'sin-organizacion@puente.test', 'te ha quitado');
    expect(mail.text).toContain('/chat?conversation=team');
    expect((await newcomer.call('GET /api/alerts', {})).data.data[0]).toMatchObject({
      subject: expect.stringMatching(/^Ya no gestionas /) as string,
      path: '/chat?conversation=team',
    });
  });

  it('keeps a person who has just come from removing those who were there', async () => {
    const id = await organizationOfManager('Molino Sur', 'Un molino compartido.');
    await newcomer.call('POST /api/organizations/:id/joinings', { params: { id } });
    await manager.wrong('POST /api/organizations/:id/invitations', {
      params: { id },
      body: { data: { email: 'sin-organizacion@puente.test' } },
    });
    const founder = (await people(newcomer, id)).find(({ email }) => email === 'gestion@puente.test')?.id;
    const early = await depart(newcomer, id, founder as number);
    expect([early.status, early.error.name]).toEqual([403, 'RemovalTooSoon']);
    await server.rows(
      `update organization_history set created_at = created_at - interval '8 days' where organization_id = ${id}`,
    );
    expect((await depart(newcomer, id, founder as number)).status).toBe(204);
    await messageWith(server.dataDir, 'gestion@puente.test', 'Ya no puedes publicar sus proyectos');
  });

  it('finds only people of the organisation', async () => {
    const [stranger] = await people(manager, managed[0] as number);
    expect((await depart(coordinator, ownId, stranger?.id as number)).status).toBe(404);
  });
});
