import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import { isViewable } from './roles.ts';
import { isAllowedInView } from './view-rules.ts';

const names = Object.keys(calls) as CallName[];
const allowed = names.filter(isAllowedInView);

it('lets staff in a view change nothing', () => {
  expect(allowed.filter((name) => !name.startsWith('GET '))).toEqual([
    'POST /api/error-reports',
    'DELETE /api/views/current',
  ]);
});

it('refuses every GET that has effects, is a stream or leads elsewhere', () => {
  expect(
    allowed.filter((name) => {
      const { hasEffects, answer }: Call = calls[name];
      return hasEffects === true || answer === 'events' || answer === 'redirect';
    }),
  ).toEqual([]);
});

it.each([
  'GET /api/conversations',
  'GET /api/conversations/:id/messages',
  'GET /api/conversations/unread',
  'GET /api/communication-centers',
  'GET /api/applys/:id/notes',
  'GET /api/applys/:id/cv',
  'GET /api/users/me/sessions',
  'GET /api/users/me/second-factor',
  'GET /api/users/me/export',
  'GET /api/auth/second-factor',
  'GET /api/connect/google',
  'GET /api/security-events',
  'GET /api/staff-acts',
  'GET /api/people',
] as const)('shows nothing of %s', (name) => {
  expect(isAllowedInView(name)).toBe(false);
});

it.each(['GET /api/users/me', 'GET /api/students/:id', 'GET /api/applys', 'GET /api/projects'] as const)(
  'shows %s',
  (name) => expect(isAllowedInView(name)).toBe(true),
);

it('has nobody of the team seen, and nobody without a profile', () => {
  expect(
    (['student', 'teacher', 'coordinator', 'projectManager', 'staff', null] as const).map(isViewable),
  ).toEqual([true, true, true, true, false, false]);
});
