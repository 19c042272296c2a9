import type { ErrorGroup } from '@puente/contract/entities/error-group';
import { daysWords, errorName } from './error-words.ts';

const none = { phase: 'promise', error: null, reason: null, status: null };

it.each([
  [{ error: 'TypeError' }, 'TypeError'],
  [{ error: 'TypeError', reason: 'invalid' }, 'TypeError: invalid'],
  [{ reason: 'Unexpected', status: 500 }, 'Unexpected (500)'],
  [{}, 'En segundo plano'],
])('names %j as %s', (known, name) => {
  expect(errorName({ ...none, ...known } as ErrorGroup)).toBe(name);
});

it('sums up the days', () => {
  expect(daysWords([0, 2, 3])).toBe('5 en 3 días, 3 hoy');
});
