import type { ChatMessage } from '@puente/contract/entities/conversation';
import { ids } from '@puente/contract/ids';
import { type Thread, withMessages, withNewest, withOlder, withRead } from './chat-thread.ts';

const message = (id: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: ids.chatMessage.parse(id),
  createdAt: '2026-03-10T09:30:00.000Z',
  from: 'user',
  mine: false,
  text: `Mensaje ${id}`,
  author: null,
  readAt: null,
  key: null,
  ...given,
});

const thread = (numbers: readonly number[], complete = false): Thread => ({
  messages: numbers.map((id) => message(id)),
  complete,
});
const numbersOf = ({ messages }: Thread) => messages.map(({ id }) => Number(id));

it.each([
  ['nothing was known', undefined, thread([3, 4]), [3, 4], false],
  ['it goes on from what is known', thread([1, 2, 3], true), thread([3, 4]), [1, 2, 3, 4], true],
  ['more came than a page has', thread([1, 2, 3], true), thread([8, 9]), [8, 9], false],
  ['all of it came', thread([], true), thread([8, 9], true), [8, 9], true],
  ['more was told meanwhile', thread([1, 2, 3, 4]), thread([2, 3]), [1, 2, 3, 4], false],
])('asked again it has no gap: %s', (_, known, newest, numbers, complete) => {
  const now = withNewest(known, newest);
  expect([numbersOf(now), now.complete]).toEqual([numbers, complete]);
});

it('puts what was before first, each message once', () => {
  const now = withOlder(thread([4, 5, 6]), thread([1, 2, 3, 4], true));
  expect([numbersOf(now), now.complete]).toEqual([[1, 2, 3, 4, 5, 6], true]);
});

it('takes what is told twice, or out of order, once and in order', () => {
  const now = withMessages(withMessages(thread([1]), [message(3), message(2)]), [message(2)]);
  expect(numbersOf(now)).toEqual([1, 2, 3]);
});

it('notes that the other side has seen what was written up to a message', () => {
  const known = {
    messages: [message(1, { mine: true }), message(2), message(3, { mine: true })],
    complete: true,
  };
  const until = ids.chatMessage.parse(2);
  const seenBy = (mine: boolean) =>
    withRead(known, { mine, until }, 'now').messages.map(({ readAt }) => readAt);
  expect(seenBy(false)).toEqual(['now', null, null]);
  expect(seenBy(true)).toEqual([null, 'now', null]);
});
