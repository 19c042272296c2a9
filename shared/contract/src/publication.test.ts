import { publicationState } from './publication.ts';

const now = new Date('2026-11-27T12:00:00.000Z');

it.each([
  [null, 'draft'],
  ['2026-11-27T12:00:00.001Z', 'scheduled'],
  ['2026-11-27T12:00:00.000Z', 'published'],
  [new Date('2026-11-27T11:59:00.000Z'), 'published'],
])('a text of %s is %s', (publishedAt, state) => expect(publicationState(publishedAt, now)).toBe(state));
