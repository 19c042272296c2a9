import { inOrder, isOverdue, type QueueEntry } from './queue-order.ts';

const entry = (label: string): QueueEntry => ({
  label,
  description: '',
  route: 'chat',
  group: 'Personas',
  order: 1,
  queue: { call: '/api/conversations', oldest: 'lastMessageAt' },
});
const waiting = (oldest: string | null, count = 1) => ({ count, oldest });

it('puts the oldest first, then what failed, then what is empty, each in the order of the manifests', () => {
  const queues = [
    { entry: entry('empty'), size: waiting(null, 0) },
    { entry: entry('failed'), size: undefined },
    { entry: entry('without a date'), size: waiting(null) },
    { entry: entry('new'), size: waiting('2026-11-25T10:00:00.000Z', 30) },
    { entry: entry('also empty'), size: waiting(null, 0) },
    { entry: entry('old'), size: waiting('2026-11-02T10:00:00.000Z') },
    { entry: entry('as old'), size: waiting('2026-11-02T10:00:00.000Z') },
  ];
  expect(inOrder(queues).map(({ label }) => label)).toEqual([
    'old',
    'as old',
    'new',
    'without a date',
    'failed',
    'empty',
    'also empty',
  ]);
});

it.each([
  [2, '2026-11-25T10:00:00.000Z', false],
  [2, '2026-11-25T09:59:59.000Z', true],
  [undefined, '2020-01-01T00:00:00.000Z', false],
])('with %s days allowed, what waits since %s is overdue: %s', (overdueAfterDays, oldest, overdue) => {
  const queue = { ...entry('any').queue, ...(overdueAfterDays && { overdueAfterDays }) };
  expect(isOverdue(queue, oldest, Date.parse('2026-11-27T10:00:00.000Z'))).toBe(overdue);
});
