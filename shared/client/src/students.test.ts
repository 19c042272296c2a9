import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import { draftQueries, forgetDraft, keepDraft } from './drafts.ts';
import { request } from './http.ts';
import * as messageQueries from './message-queries.ts';
import * as studentQueries from './student-queries.ts';
import { followOrganization, saveWork, updateStudent } from './students.ts';

jest.mock('./http.ts');
const answers = (answer: unknown) => jest.mocked(request).mockResolvedValue(answer as never);
const queries = new QueryClient();
afterEach(() => {
  queries.clear();
  jest.mocked(request).mockReset();
});

/** The call that was made last, and with what. */
const asked = () => jest.mocked(request).mock.lastCall?.slice(0, 2);

it('finds a student by user, or that there is none', async () => {
  answers({ data: [{ id: 9 }] });
  await expect(queries.fetchQuery(studentQueries.ofUser(ids.user.parse(4)))).resolves.toEqual({ id: 9 });
  expect(asked()).toEqual([
    'GET /api/students',
    { query: { filters: { user: { id: { $eq: 4 } } }, populate: ['user', 'student_area'] } },
  ]);
  answers({ data: [] });
  await expect(queries.fetchQuery(studentQueries.ofUser(ids.user.parse(5)))).resolves.toBeNull();
});

it.each(['nadie', 'nadie@sitio', 'nadie.es'])('does not ask for %p, which is no e-mail', async (email) => {
  await expect(queries.fetchQuery(studentQueries.byEmail(email))).resolves.toBeNull();
  expect(request).not.toHaveBeenCalled();
});

it('asks for an e-mail', async () => {
  answers({ data: [{ id: 9 }] });
  await expect(queries.fetchQuery(studentQueries.byEmail('a@b.es'))).resolves.toEqual({ id: 9 });
});

it('asks for relations only when some are wanted', async () => {
  answers({ data: { id: 9 } });
  await queries.fetchQuery(studentQueries.one(ids.user.parse(9)));
  expect(asked()).toEqual(['GET /api/students/:id', { params: { id: 9 }, query: {} }]);
  await queries.fetchQuery(studentQueries.one(ids.user.parse(9), ['follows']));
  expect(asked()).toEqual(['GET /api/students/:id', { params: { id: 9 }, query: { populate: ['follows'] } }]);
});

it('changes one thing without a word about the others', async () => {
  answers({ data: { id: 9 } });
  await followOrganization(ids.student.parse(9), ids.organization.parse(3), true);
  expect(asked()).toEqual([
    'PUT /api/students/:id',
    { params: { id: 9 }, body: { data: { follows: { connect: [3] } } } },
  ]);
  await saveWork(ids.student.parse(9), ids.work.parse(3), false);
  expect(asked()?.[1]).toMatchObject({ body: { data: { favorites_tfxes: { disconnect: [3] } } } });
  await updateStudent(ids.student.parse(9), { qualification: 'work' });
  expect(asked()?.[1]).toMatchObject({ body: { data: { qualification: 'work' } } });
});

it('counts the messages that were not read', async () => {
  answers({ data: [], meta: { pagination: { total: 3 } } });
  await expect(queries.fetchQuery(messageQueries.unread(ids.student.parse(9)))).resolves.toBe(3);
  expect(asked()?.[1]).toMatchObject({
    query: { filters: { student: { id: { $eq: 9 } }, isRead: { $eq: false } } },
  });
});

it('keeps a half-filled form under its name', async () => {
  await keepDraft('tfx-create', { title: 'Título' });
  expect(asked()).toEqual([
    'PUT /api/drafts',
    { body: { data: { name: 'tfx-create', value: { title: 'Título' } } } },
  ]);
  await forgetDraft('tfx-create');
  expect(asked()).toEqual(['DELETE /api/drafts', { query: { filters: { name: { $eq: 'tfx-create' } } } }]);
  answers({ data: [] });
  await expect(queries.fetchQuery(draftQueries.one('tfx-create'))).resolves.toBeNull();
});
