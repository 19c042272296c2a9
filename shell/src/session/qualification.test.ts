import { personAs } from '../../test/shell.tsx';
import type { UserDetails } from '@puente/contract/entities/user';
import { asksQualification, noteAsked, wasAsked } from './qualification.ts';

const student = (situation: UserDetails['situation'], details: Partial<UserDetails> = {}) =>
  personAs('student', { ...(situation && { situation }), qualification: null, ...details });

describe('the qualification question (§4.2)', () => {
  it.each(['unknown', 'choosing'] as const)('is for a student whose situation is %s', (situation) => {
    expect(asksQualification(student(situation), '/estudiantes')).toBe(true);
  });

  it.each(['doing', 'finished', undefined] as const)('is not for one whose situation is %s', (situation) => {
    expect(asksQualification(student(situation), '/estudiantes')).toBe(false);
  });

  it('is not for a user who has answered it', () => {
    expect(asksQualification(student('unknown', { qualification: 'work' }), '/estudiantes')).toBe(false);
  });

  it('is for nobody else', () => {
    for (const who of [
      null,
      personAs('coordinator', { situation: 'unknown' }),
      personAs('teacher'),
      personAs(null),
    ]) {
      expect(asksQualification(who, '/')).toBe(false);
    }
  });

  it.each(['/projects', '/projects/12', '/projects/12/apply', '/apply/12'])(
    'waits on a page of projects: %s',
    (path) => {
      expect(asksQualification(student('unknown'), path)).toBe(false);
    },
  );

  it.each(['/user/auth/login', '/user/complete', '/register/completed', '/connect/google'])(
    'interrupts nobody on the way in: %s',
    (path) => {
      expect(asksQualification(student('unknown'), path)).toBe(false);
    },
  );

  it.each(['/', '/estudiantes', '/profile', '/projectsandmore'])('may come on %s', (path) => {
    expect(asksQualification(student('unknown'), path)).toBe(true);
  });
});

it('is noted in this session of the browser, under the name of §3, also where storage is blocked', () => {
  expect(wasAsked()).toBe(false);
  sessionStorage.setItem('u4iQualificationModalShown', 'true');
  expect(wasAsked()).toBe(true);
  sessionStorage.clear();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(wasAsked()).toBe(false);
  noteAsked();
  expect(wasAsked()).toBe(true);
  jest.restoreAllMocks();
});
