import { copyKey, sendAtLogout, sentMark } from './draft-copies.ts';
import { mayLogOut, onUnsentDrafts, type UnsentChoice } from './drafts-at-logout.ts';

afterEach(() => localStorage.clear());

const key = copyKey(7, 'profile');
const asking = (choice: UnsentChoice) => {
  const asked = jest.fn(() => Promise.resolve(choice));
  const ends = onUnsentDrafts(asked);
  return { asked, ends };
};

it('sends what an open form holds, and asks nothing when all of it has arrived', async () => {
  localStorage.setItem(key, '{}');
  const { asked, ends } = asking('stay');
  const isOver = sendAtLogout(() => Promise.resolve(localStorage.setItem(key, `${sentMark}{}`)));
  expect([await mayLogOut(7), asked.mock.calls]).toEqual([true, []]);
  isOver();
  ends();
});

it.each([
  ['keep', true, '{}'],
  ['remove', true, null],
  ['stay', false, '{}'],
] as const)('asks what becomes of what could not be sent: %s', async (choice, leaves, left) => {
  localStorage.setItem(key, '{}');
  localStorage.setItem(copyKey(70, 'profile'), '{}');
  const { asked, ends } = asking(choice);
  const isOver = sendAtLogout(() => Promise.reject(new Error('No network')));
  expect([await mayLogOut(7), asked.mock.calls]).toEqual([leaves, [[1]]]);
  expect([localStorage.getItem(key), localStorage.getItem(copyKey(70, 'profile'))]).toEqual([left, '{}']);
  isOver();
  ends();
});

it('keeps it when there is nobody to ask', async () => {
  localStorage.setItem(key, '{}');
  expect([await mayLogOut(7), localStorage.getItem(key)]).toEqual([true, '{}']);
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  const isOver = sendAtLogout(() => new Promise(() => undefined));
  const left = mayLogOut(7);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await left).toBe(true);
  isOver();
  jest.useRealTimers();
});
