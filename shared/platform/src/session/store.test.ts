import type { CurrentUser } from '@puente/contract/entities/user';
import { canActAs } from './store.ts';

const as = (profileType: CurrentUser['profileType']) => ({ profileType }) as CurrentUser;

it('lets everybody do what has no roles', () => {
  for (const user of [null, as(null), as('teacher')]) expect(canActAs(user, undefined)).toBe(true);
});

it('lets only its roles do what has some', () => {
  for (const roles of [['student'], ['teacher', 'student']] as const)
    expect(canActAs(as('student'), roles)).toBe(true);
  for (const user of [null, as(null), as('teacher')]) expect(canActAs(user, ['student'])).toBe(false);
});
