import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import * as applicationQueries from './application-queries.ts';
import {
  answerApplication,
  keepApplicationDraft,
  removeApplicationDraft,
  submitApplicationDraft,
  withdrawApplication,
} from './applications.ts';
import {
  closeConversation,
  conversationQueries,
  markConversationRead,
  openApplicationConversation,
  openTutorConversation,
  openWorkConversation,
  sendMessage,
  startChat,
} from './conversations.ts';
import { decideTogether, removeNote, undoTogether, writeNote } from './desk.ts';
import { request } from './http.ts';
import { teacherQueries } from './teachers.ts';
import {
  correctAuthorship,
  createWork,
  hideWork,
  publishWork,
  removeWork,
  showWork,
  unpublishWork,
  updateWork,
  workQueries,
} from './works.ts';

jest.mock('./http.ts');
const queries = new QueryClient();
beforeEach(() => jest.mocked(request).mockResolvedValue({ data: [{ id: 1 }], meta: {} } as never));
afterEach(() => queries.clear());

/** The call that was made last, and with what. */
const asked = () => jest.mocked(request).mock.lastCall?.slice(0, 2);
const params = { id: 3 };

it.each<[string, () => Promise<unknown>, object | undefined]>([
  [
    'PUT /api/applys/draft',
    () => keepApplicationDraft({ project: ids.project.parse(2) }),
    { body: { data: { project: 2 } } },
  ],
  ['POST /api/applys/:id/submit', () => submitApplicationDraft(ids.application.parse(3)), { params }],
  ['DELETE /api/applys/:id', () => removeApplicationDraft(ids.application.parse(3)), { params }],
  [
    'POST /api/applys/:id/withdraw',
    () => withdrawApplication(ids.application.parse(3), 'Tengo otro proyecto'),
    { params, body: { data: { reason: 'Tengo otro proyecto' } } },
  ],
  [
    'PUT /api/applys/:id',
    () => answerApplication(ids.application.parse(3), { good_candidate: true }),
    { params, body: { data: { good_candidate: true } } },
  ],
  [
    'POST /api/projects/:id/desk/decisions',
    () =>
      decideTogether(ids.project.parse(3), {
        applications: [{ id: ids.application.parse(4), from: 'new' }],
        status: 'preselected',
      }),
    { params, body: { data: { applications: [{ id: 4, from: 'new' }], status: 'preselected' } } },
  ],
  [
    'POST /api/projects/:id/desk/undo',
    () => undoTogether(ids.project.parse(3), [ids.application.parse(4)]),
    { params, body: { data: { applications: [4] } } },
  ],
  [
    'POST /api/applys/:id/notes',
    () => writeNote(ids.application.parse(3), 'Habla gallego.'),
    { params, body: { data: { text: 'Habla gallego.' } } },
  ],
  ['DELETE /api/application-notes/:id', () => removeNote(ids.applicationNote.parse(3)), { params }],
  [
    'PUT /api/tfxes/:id',
    () => updateWork(ids.work.parse(3), { title: 'Otro título' }),
    { params, body: { data: { title: 'Otro título' } } },
  ],
  ['DELETE /api/tfxes/:id', () => removeWork(ids.work.parse(3)), { params }],
  ['POST /api/tfxes/:id/publish', () => publishWork(ids.work.parse(3)), { params }],
  ['POST /api/tfxes/:id/unpublish', () => unpublishWork(ids.work.parse(3)), { params }],
  [
    'POST /api/tfxes/:id/hide',
    () => hideWork(ids.work.parse(3), 'Lo corrijo.'),
    { params, body: { data: { hiding_reason: 'Lo corrijo.' } } },
  ],
  ['POST /api/tfxes/:id/show', () => showWork(ids.work.parse(3)), { params }],
  [
    'PUT /api/tfxes/:id/authorship',
    () => correctAuthorship(ids.work.parse(3), { name: 'Ana', surname: 'Rey' }),
    { params, body: { data: { name: 'Ana', surname: 'Rey' } } },
  ],
  ['POST /api/chatbot/start', () => startChat(), undefined],
  [
    'POST /api/conversations/:id/messages',
    () => sendMessage(ids.conversation.parse(3), 'Hola', 'llave'),
    { params, body: { data: { text: 'Hola', key: 'llave' } } },
  ],
  [
    'POST /api/applys/:id/conversation',
    () => openApplicationConversation(ids.application.parse(3)),
    { params },
  ],
  ['POST /api/tfxes/:id/conversation', () => openWorkConversation(ids.work.parse(3)), { params }],
  ['POST /api/tfxes/:id/tutor-conversation', () => openTutorConversation(ids.work.parse(3)), { params }],
  ['POST /api/conversations/:id/read', () => markConversationRead(ids.conversation.parse(3)), { params }],
  ['POST /api/conversations/:id/close', () => closeConversation(ids.conversation.parse(3)), { params }],
])('makes the call %s', async (name, make, input) => {
  await make();
  expect(asked()).toEqual(input === undefined ? [name] : [name, input]);
});

it('makes a work as its form says', async () => {
  const work = {
    status: 'choosing' as const,
    title: 'Un mapa sonoro',
    summary: 'x',
    study_areas: ['Ciencias'],
    language: 'Español' as const,
  };
  await createWork(work);
  expect(asked()).toEqual(['POST /api/tfxes', { body: { data: work } }]);
});

it('gives lists with their pages, and single records without their envelope', async () => {
  const page = { data: [{ id: 1 }], meta: {} };
  jest.mocked(request).mockResolvedValue(page as never);
  for (const list of [
    workQueries.list({}),
    workQueries.ofStudent(ids.student.parse(3)),
    teacherQueries.tfxes(ids.teacher.parse(3)),
    teacherQueries.projects(ids.teacher.parse(3)),
    conversationQueries.list(),
    applicationQueries.toProject(ids.project.parse(3)),
  ]) {
    await expect(queries.fetchQuery(list as ReturnType<typeof workQueries.list>)).resolves.toBe(page);
  }
  for (const one of [
    workQueries.one(ids.work.parse(3)),
    conversationQueries.one(ids.conversation.parse(3)),
    conversationQueries.unread(),
    conversationQueries.team(),
    applicationQueries.one(ids.application.parse(3)),
  ]) {
    await expect(queries.fetchQuery(one as ReturnType<typeof workQueries.one>)).resolves.toBe(page.data);
  }
});
