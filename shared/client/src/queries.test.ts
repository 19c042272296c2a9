import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import * as applicationQueries from './application-queries.ts';
import { degreePages } from './degree-pages.ts';
import { request } from './http.ts';
import * as organizationQueries from './organization-queries.ts';
import { profileQueries, saveProjectAsTeacher } from './profiles.ts';
import { projectQueries } from './projects.ts';
import * as studentQueries from './student-queries.ts';
import { saveProject } from './students.ts';
import * as studyQueries from './study-queries.ts';

jest.mock('./http.ts');
const answers = (answer: unknown) => jest.mocked(request).mockResolvedValue(answer as never);
const queries = new QueryClient();
afterEach(() => queries.clear());

/** The call that was made last, and with what. */
const asked = () => jest.mocked(request).mock.lastCall?.slice(0, 2);

it('gives lists as they come, with their pages, and single records without their envelope', async () => {
  const page = { data: [{ id: 1 }], meta: {} };
  answers(page);
  await expect(queries.fetchQuery(projectQueries.list({}))).resolves.toBe(page);
  await expect(queries.fetchQuery(projectQueries.one(ids.project.parse(3)))).resolves.toBe(page.data);
  await expect(queries.fetchQuery(studyQueries.universities())).resolves.toBe(page.data);
});

it('gives no saved projects for a student who has none', async () => {
  answers({ data: { id: 9 } });
  await expect(queries.fetchQuery(studentQueries.favorites(ids.user.parse(9)))).resolves.toEqual([]);
});

it('reads what the degree picker shows: ten at a time, of the names that contain the search (§7.4)', async () => {
  const read = degreePages(queries);
  answers({
    data: [{ id: 1, name: 'Física' }],
    meta: { pagination: { page: 2, pageSize: 10, pageCount: 3, total: 21 } },
  });
  await expect(read('fís', 2)).resolves.toEqual({
    items: [{ id: 1, name: 'Física' }],
    pageCount: 3,
    total: 21,
  });
  expect(asked()).toEqual([
    'GET /api/degree/names',
    { query: { pagination: { page: 2, pageSize: 10 }, filters: { name: { $containsi: 'fís' } } } },
  ]);
  await read('', 1);
  expect(asked()).toEqual(['GET /api/degree/names', { query: { pagination: { page: 1, pageSize: 10 } } }]);
});

it('finds one’s application to a project, or that there is none', async () => {
  answers({ data: [{ id: 5 }] });
  await expect(queries.fetchQuery(applicationQueries.mineTo(ids.project.parse(3)))).resolves.toEqual({
    id: 5,
  });
  answers({ data: [] });
  await expect(queries.fetchQuery(applicationQueries.mineTo(ids.project.parse(4)))).resolves.toBeNull();
});

it('asks for a status only when one was chosen', async () => {
  answers({ data: [] });
  await queries.fetchQuery(organizationQueries.projects(ids.organization.parse(4)));
  expect(asked()?.[1]).not.toHaveProperty('query.filters');
  await queries.fetchQuery(
    applicationQueries.toProject(ids.project.parse(3), { filters: { status: { $eq: 'new' } } }),
  );
  expect(asked()?.[1]).toMatchObject({ query: { filters: { status: { $eq: 'new' } } } });
});

it('keeps what is asked with other words apart, and finds it by the first word of its key', async () => {
  answers({ data: [] });
  await queries.fetchQuery(projectQueries.list({ pagination: { page: 1 } }));
  await queries.fetchQuery(projectQueries.list({ pagination: { page: 2 } }));
  await queries.fetchQuery(applicationQueries.mine());
  expect(queries.getQueryCache().findAll({ queryKey: projectQueries.key })).toHaveLength(2);
});

it('stops asking when nobody waits for the answer any more', async () => {
  jest.mocked(request).mockReturnValueOnce(new Promise(() => {}));
  const waiting = queries.fetchQuery(projectQueries.one(ids.project.parse(3))).catch(() => undefined);
  await queries.cancelQueries({ queryKey: projectQueries.key });
  await waiting;
  expect(jest.mocked(request).mock.lastCall?.[2]?.signal?.aborted).toBe(true);
});

it('saves one project without a word about the others: another tab may have changed them', async () => {
  await saveProject(ids.student.parse(9), ids.project.parse(3), true);
  expect(asked()).toEqual([
    'PUT /api/students/:id',
    { params: { id: 9 }, body: { data: { favorites: { connect: [3] } } } },
  ]);
  await saveProject(ids.student.parse(9), ids.project.parse(3), false);
  expect(asked()?.[1]).toMatchObject({ body: { data: { favorites: { disconnect: [3] } } } });
  await saveProjectAsTeacher(ids.teacher.parse(9), ids.project.parse(3), true);
  expect(asked()).toEqual([
    'PUT /api/teachers/:id',
    { params: { id: 9 }, body: { data: { favorites: { connect: [3] } } } },
  ]);
});

it('gives the projects that a teacher saved, and none where there is no profile', async () => {
  const user = ids.user.parse(9);
  answers({ data: [{ id: 4, favorites: [{ id: 3 }] }] });
  await expect(queries.fetchQuery(profileQueries.savedProjects(user))).resolves.toEqual([{ id: 3 }]);
  queries.clear();
  answers({ data: [] });
  await expect(queries.fetchQuery(profileQueries.savedProjects(user))).resolves.toEqual([]);
});
