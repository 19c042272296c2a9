import { publishing, publishingAt } from './publishing.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const before = new Date('2026-11-20T12:00:00.000Z');
const after = new Date('2026-12-01T12:00:00.000Z');

it.each([
  ['nothing is asked', {}, before, before],
  ['nothing is asked of a draft', {}, null, null],
  ['it is published again', { published: true }, before, before],
  ['a scheduled one is published', { published: true }, after, now],
  ['it becomes a draft', { published: false }, before, null],
  ['a time is named', { publishAt: after.toISOString() }, null, after],
  ['an earlier time is named', { published: true, publishAt: before.toISOString() }, after, before],
  [
    'a draft is asked for, whatever its time',
    { published: false, publishAt: after.toISOString() },
    null,
    null,
  ],
])('%s', (_, form, current, expected) => expect(publishingAt(form, current, now)).toEqual(expected));

it('publishes a draft now', () => {
  expect(publishing(true, null)?.getTime()).toBeCloseTo(Date.now(), -3);
});
