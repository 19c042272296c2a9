import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

/** Two people of one organisation edit one project. */
let server: OperatedServer;
let marta: Client;
let colleague: Client;
let organization: number;

beforeAll(async () => {
  server = await startOperatedServer();
  marta = await logIn(server.address, 'coordinacion');
  organization = (await marta.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  await joinOrganization('sin-organizacion@puente.test');
  colleague = await logIn(server.address, 'sin-organizacion');
});
afterAll(() => server.stop());

/** Has the effect of an invitation. */
const joinOrganization = (email: string) =>
  server.rows(
    `update coordinators set organization_id = ${organization} where user_id = (select id from users where email = '${email}')`,
  );

const begin = async () =>
  (
    await marta.wrong('POST /api/projects', {
      body: { data: { organization, title: 'Observatorio del ruido', draft: true } },
    })
  ).data.data;
const change = (who: Client, id: number, data: object) =>
  who.wrong('PUT /api/projects/:id', { params: { id }, body: { data } });
const read = async (id: number, populate?: string) =>
  (await marta.wrong('GET /api/projects/:id', { params: { id }, ...(populate && { query: { populate } }) }))
    .data.data;
const editing = async (who: Client, id: number) =>
  (await who.wrong('GET /api/projects/:id/editing', { params: { id } })).data.data;

describe('two people on one draft', () => {
  it('refuses the second, tells them who was first, and writes nothing over', async () => {
    const { id, updatedAt: base } = await begin();
    expect(await editing(colleague, id)).toMatchObject({ changed: { name: 'Marta' } });
    const first = await change(marta, id, { description: 'Lo de Marta.', base });
    expect(first.status).toBe(200);

    const second = await change(colleague, id, { description: 'Lo del otro.', tags: ['ruido'], base });
    expect([second.status, second.error.name]).toEqual([409, 'ProjectChanged']);
    expect(await read(id)).toMatchObject({ description: 'Lo de Marta.', tags: [] });
    const { changed } = await editing(colleague, id);
    expect(changed).toEqual({ name: 'Marta', surname: 'Otero Vidal', at: first.data.data.updatedAt });
    // Of oneself there is nothing to tell.
    expect(await editing(marta, id)).toEqual({ changed: null, unsaved: [] });

    const again = await change(colleague, id, { tags: ['ruido'], base: first.data.data.updatedAt });
    expect(again.status).toBe(200);
    expect(await read(id)).toMatchObject({ description: 'Lo de Marta.', tags: ['ruido'] });
  });

  it('lets one of two that come at the same moment through', async () => {
    const { id, updatedAt: base } = await begin();
    const both = await Promise.all([
      change(marta, id, { objectives: 'Uno.', base }),
      change(colleague, id, { objectives: 'Otro.', base }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes changes that name no version, as before', async () => {
    const { id } = await begin();
    await change(marta, id, { objectives: 'Uno.' });
    expect((await change(colleague, id, { objectives: 'Otro.' })).status).toBe(200);
  });

  it('tells who has typed something and not saved it, to colleagues only', async () => {
    const { id } = await begin();
    const keep = (who: Client) =>
      who.call('PUT /api/drafts', { body: { data: { name: `project-${id}`, value: { title: 'Otro' } } } });
    await keep(marta);
    await keep(await logIn(server.address, 'gestion'));
    const at = expect.any(String) as string;
    expect((await editing(colleague, id)).unsaved).toEqual([{ name: 'Marta', surname: 'Otero Vidal', at }]);
    expect((await editing(marta, id)).unsaved).toEqual([]);
  });
});

describe('tutors by e-mail', () => {
  it('asks the teacher of an address, passes over one without, and keeps those who were asked', async () => {
    const { id } = await begin();
    const asked = async (tutor_emails: string[]) => {
      expect((await change(marta, id, { tutor_emails })).status).toBe(200);
      return (await read(id, 'tutors')).tutors;
    };
    expect(await asked(['nadie@puente.test', 'estudiante@puente.test'])).toEqual([]);
    const tutors = await asked(['Docente@puente.test']);
    expect(tutors).toHaveLength(1);
    expect(await asked(['docente@puente.test'])).toEqual(tutors);
    expect((await change(marta, id, { tutor_emails: ['docente'] })).error.details.fields).toEqual({
      tutor_emails: 'Formato de email incorrecto',
    });
  });
});
