import { type Client, clientOf, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { proposal } from '../../test/proposal.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const create = (who: Client, data: object) => who.wrong('POST /api/tfxes', { body: { data } });
const post = (who: Client, id: number, what: 'publish' | 'unpublish') =>
  who.wrong(`POST /api/tfxes/:id/${what}`, { params: { id } });
const read = (who: Client, id: number) =>
  who.wrong('GET /api/tfxes/:id', { params: { id }, query: { populate: 'student' } });
const list = (who: Client, query: object) => who.wrong('GET /api/tfxes', { query });

it('a published work keeps who made it, where and for which degree, whatever becomes of the profile', async () => {
  const anyone = clientOf(server.address);
  const staff = await logIn(server.address, 'staff');
  const { who, id: me } = await newStudent(server, 'historia@ejemplo.es');
  const study = (university: number, degree: string) =>
    who.wrong('PUT /api/students/:id', {
      params: { id: me },
      body: { data: { university: { id: university, name: 'x' }, degrees: [{ id: 0, name: degree }] } },
    });
  expect((await study(1, 'Grado en Sonido')).status).toBe(200);
  const { id } = (await create(who, proposal)).data.data;
  const { data: published } = await post(who, id, 'publish');
  const then = published.data.student;
  expect(then).toMatchObject({ surname: expect.any(String) as string, degree: 'Grado en Sonido' });
  const cited = async () =>
    (await anyone.wrong('GET /api/tfxes/:id/citations', { params: { id } })).data.data.bibtex;
  const citation = await cited();
  await study(2, 'Máster en Ruido');
  await who.call('PUT /api/user/me', { body: { surname: 'Otro Apellido' } });
  expect((await read(anyone, id)).data.data.student).toEqual(then);
  expect(await cited()).toBe(citation);
  const ofNow = await list(anyone, { filters: { university: { $eq: then?.university }, id: { $eq: id } } });
  expect(ofNow.data.data).toHaveLength(1);

  const correct = (person: Client) =>
    person.wrong('PUT /api/tfxes/:id/authorship', {
      params: { id },
      body: {
        data: { name: 'Antía', surname: 'Castro', university: 'Universidade de Vigo', degree: null },
      },
    });
  expect([(await correct(who)).status, (await correct(staff)).status]).toEqual([403, 200]);
  expect((await read(anyone, id)).data.data.student).toEqual({
    id: me,
    name: 'Antía',
    surname: 'Castro',
    university: 'Universidade de Vigo',
    degree: null,
    degree_type: null,
  });
  // A draft again, it says what its author's profile says.
  expect((await post(who, id, 'unpublish')).data.data.student).toMatchObject({
    surname: 'Otro Apellido',
    degree: 'Máster en Ruido',
  });
  expect((await correct(staff)).status).toBe(403);
});
