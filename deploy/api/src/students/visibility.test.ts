import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { type Visibility, visibilityLevels } from '@puente/contract/constants/visibility';

let server: TestServer;
let coordinator: Client;
let organization: number;
let opportunity: number;
let project: number;
let nameless: number;
const wholeList = { pagination: { pageSize: 100 } };
const people = {} as Record<Visibility, { id: number; application: number }>;

beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
  const { data: all } = await coordinator.call('GET /api/organizations/:id/talent/opportunities', {
    params: { id: organization },
  });
  opportunity = all.data.find(({ isDraft }) => !isDraft)?.id as number;
  nameless = (await followers()).filter(({ name }) => name === null).length;
  const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
  await Promise.all(
    visibilityLevels.map(async (visibility) => {
      const { who, id, cv } = await newStudent(server, `${visibility}@ejemplo.es`);
      await who.call('PUT /api/students/:id', {
        params: { id },
        body: {
          data: {
            visibility,
            study_type: 'Grado',
            degrees: [{ id: 0, name: 'Grado en Musicología' }],
            follows: [organization],
            opportunities: [opportunity],
          },
        },
      });
      const sent = await who.call('POST /api/applys', {
        body: { data: { project, motivation, CV: cv } },
      });
      people[visibility] = { id, application: sent.data.data.id };
    }),
  );
});
afterAll(() => server.stop());

const followers = async () =>
  (
    await coordinator.call('GET /api/organizations/:id/followers', {
      params: { id: organization },
      query: wholeList,
    })
  ).data.data;

/** The visibility levels of the students among the records. */
const levelsAmong = (records: readonly { id: number | null }[]): Visibility[] =>
  visibilityLevels.filter((level) => records.some(({ id }) => id === people[level].id));

describe('an organisation finds of the three levels', () => {
  it('in the talent corner those who chose it', async () => {
    const found = await coordinator.call('GET /api/students/find', { query: wholeList });
    expect(levelsAmong(found.data.data)).toEqual(['talent']);
  });

  it('among its followers the same by name, and private ones not at all', async () => {
    const listed = await followers();
    expect(levelsAmong(listed)).toEqual(['talent']);
    // The two others: one without a name, and one that is not there.
    expect(listed.filter(({ name }) => name === null)).toHaveLength(nameless + 1);
  });

  it('among those whom an opportunity interests all but private ones', async () => {
    const { data } = await coordinator.call('GET /api/opportunities/:id/interested', {
      params: { id: opportunity },
      query: wholeList,
    });
    expect(levelsAmong(data.data)).toEqual(['applied', 'talent']);
  });

  it.each(visibilityLevels)('in an application of a %s one who they are', async (level) => {
    const { data } = await coordinator.call('GET /api/applys/:id', {
      params: { id: people[level].application },
      query: { populate: ['student'] },
    });
    expect(data.data.student).toMatchObject({
      name: 'Uxía',
      university: expect.any(String) as string,
      province: 'Lugo',
      ...(level === 'private'
        ? { degrees: [], student_area: null, study_type: null }
        : { degrees: ['Grado en Musicología'], study_type: 'Grado' }),
    });
  });
});
