import { calls, type CallName } from './calls.ts';
import type { Call } from './call.ts';
import { applyCalls } from './calls/applies.ts';
import { authCalls } from './calls/auth.ts';
import { organizationCalls } from './calls/organizations.ts';
import { projectCalls } from './calls/projects.ts';
import { studentCalls } from './calls/students.ts';
import { studyCalls } from './calls/studies.ts';
import { uploadCalls } from './calls/upload.ts';
import { userCalls } from './calls/users.ts';
import { roles } from './roles.ts';

const names = Object.keys(calls) as CallName[];
const call = (name: CallName): Call => calls[name];
const methodOf = (name: string) => name.split(' ')[0];

describe.each(names)('%s', (name) => {
  it('has a path of its own: parameters with other names do not make another path', () => {
    const shape = (key: string) => key.replace(/:\w+/g, ':');
    expect(names.filter((other) => shape(other) === shape(name))).toEqual([name]);
  });

  it('is a path of the API', () => {
    expect(name).toMatch(/^(GET|POST|PUT|DELETE) \/api(\/(:[a-z]\w*|[a-z][a-z-]*))+$/);
  });

  it('says which row its parameter names, and has no row without one', () => {
    if (name.includes(':')) expect(call(name).row).toMatch(/^[a-z]+\.[a-z]+$/i);
    else expect(call(name).row).toBeUndefined();
  });

  it('sends a body only when it changes something', () => {
    if (methodOf(name) === 'GET') expect(call(name).body).toBeUndefined();
  });

  it('is for roles that there are', () => {
    const { access } = call(name);
    if (typeof access === 'string') expect(['anyone', 'signedIn']).toContain(access);
    else {
      expect(access.length).toBeGreaterThan(0);
      expect(roles).toEqual(expect.arrayContaining([...access]));
    }
  });
});

it('has every call of every file: two files that declare the same call would hide one another', () => {
  const groups = [authCalls, userCalls, studyCalls, studentCalls, organizationCalls, projectCalls, applyCalls, uploadCalls];
  expect(names).toHaveLength(groups.flatMap((group) => Object.keys(group)).length);
});

it('lets nobody who is not signed in change anything but their own session', () => {
  const open = names.filter((name) => methodOf(name) !== 'GET' && call(name).access === 'anyone');
  expect(open.every((name) => name.startsWith('POST /api/auth/'))).toBe(true);
});

it('slows down everybody who tries passwords, opens accounts, has mail sent or uploads', () => {
  expect(names.flatMap((name) => (call(name).limit ? [`${name}: ${call(name).limit}`] : []))).toEqual([
    'POST /api/auth/local: login',
    'POST /api/auth/local/register: register',
    'POST /api/auth/send-email-confirmation: mail',
    'POST /api/upload: upload',
  ]);
});
