import { confirmationIn, messageWith, nextMessageTo } from '../outbox.ts';
import { known, number, outbox, password, person, type Row, text, tokens } from './row.ts';

const newStudent = 'uxia@ejemplo.es';
const codeIn = (mail: string): string => /\?code=([\w-]+)/.exec(mail)?.[1] ?? '';
const mailFor = (email: string, words: string) => messageWith(outbox.dataDir, email, words);

export const authentication: Row[] = [
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/local/register',
    body: {
      ...person(newStudent),
      profileType: 'student',
      phone: '+34 600 11 22 33',
      university: { id: 0, name: 'Universidad del Mar' },
      campaigns: [],
    },
    answer: { user: { id: number, email: newStudent } },
    keep: async () => {
      known['confirmation'] = confirmationIn(await nextMessageTo(outbox.dataDir, newStudent));
    },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/local/register',
    body: { ...person('xoel@ejemplo.es'), profileType: 'coordinator', phone: '600112244' },
    answer: { user: { id: number, email: 'xoel@ejemplo.es' } },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/local/register',
    body: { ...person('brais@ejemplo.es'), profileType: 'teacher' },
    answer: { user: { id: number, email: 'brais@ejemplo.es' } },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/local',
    body: { identifier: newStudent, password, confirmation: '{confirmation}' },
    answer: { jwt: text },
    keep: ({ jwt }: { jwt: string }) => {
      tokens.set('new student', jwt);
      known['jwt'] = jwt;
    },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/local',
    body: { identifier: newStudent, password: 'otra-cosa' },
    status: 401,
  },
  {
    who: 'new student',
    method: 'POST',
    path: '/auth',
    body: { refreshToken: '{jwt}' },
    answer: { jwt: text },
    keep: ({ jwt }: { jwt: string }) => void tokens.set('new student', jwt),
  },
  {
    who: 'new student',
    method: 'GET',
    path: '/api/users/me',
    answer: { profileType: 'student' },
    keep: ({ id, details }: { id: number; details: { id: number } }) => {
      known['new student user'] = id;
      known['new student row'] = details.id;
    },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/auth/request-message',
    body: {
      id: '{new student user}',
      username: newStudent,
      email: newStudent,
      name: 'Uxía',
      surname: 'Lago',
      profileType: 'student',
    },
    answer: { ok: true },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/send-email-confirmation',
    body: { email: 'brais@ejemplo.es' },
    answer: { ok: true },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/forgot-password',
    body: { email: newStudent },
    answer: { ok: true },
    keep: async () => {
      known['code'] = codeIn((await mailFor(newStudent, 'reset-password')).text);
    },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/auth/reset-password',
    body: { password: 'marejada-57', passwordConfirmation: 'marejada-57', code: '{code}' },
    answer: { jwt: text },
    keep: ({ jwt }: { jwt: string }) => void tokens.set('new student', jwt),
  },
  {
    who: 'new student',
    method: 'POST',
    path: '/api/auth/change-password',
    body: { currentPassword: 'marejada-57', password, passwordConfirmation: password },
    answer: { ok: true },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/users-permissions/register-student',
    body: { data: { ...person('iago@ejemplo.es'), university: { id: 1, name: 'Universidad' } } },
    answer: { user: { id: number, email: 'iago@ejemplo.es' } },
  },
  { who: 'anyone', method: 'GET', path: '/api/connect/google', status: 302 },
  { who: 'anyone', method: 'GET', path: '/api/connect/microsoft', status: 302 },
];
