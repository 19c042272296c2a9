import type { CurrentUser } from '@puente/contract/entities/user';
import { noteViewed } from './viewed-user.ts';

const view = { by: 'Rubén', until: '2026-11-27T10:15:00.000Z' };
const user = (id: number, profileType: CurrentUser['profileType'], more: object = {}) =>
  ({ id, profileType, ...more }) as CurrentUser;
const stored = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.setItem('draft:7:personal', '{}');
  localStorage.setItem('text:7:chat:1', 'Hola');
  localStorage.setItem('draft:8:post', '{}');
});
afterEach(() => localStorage.clear());

it.each([
  ['the member of staff is back', user(8, 'staff')],
  ['the time is over', user(8, 'staff', { view })],
  ['the session is over', null],
])('removes what the pages of a viewed person have stored once %s', (_, after) => {
  noteViewed(user(7, 'student', { view }));
  expect(stored()).toContain('draft:7:personal');
  noteViewed(after);
  expect(stored()).toEqual(['draft:8:post']);
});

it('keeps everything of users whom nobody has viewed', () => {
  noteViewed(user(7, 'student'));
  noteViewed(null);
  expect(stored()).toEqual(['draft:7:personal', 'draft:8:post', 'text:7:chat:1']);
});

it('does without a storage that is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => noteViewed(user(7, 'student', { view }))).not.toThrow();
  blocked.mockRestore();
});
