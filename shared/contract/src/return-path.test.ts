import { hostileAddresses, ownAddresses, staysAt } from '@puente/testing/open-redirects';
import { returnPath } from './return-path.ts';

it.each([
  ['/', '/'],
  ['/projects', '/projects'],
  ['/projects/12/apply?step=2', '/projects/12/apply?step=2'],
  ['/spaces/organizations/talent', '/spaces/organizations/talent'],
  ['/profile?section=applys#x', '/profile?section=applys#x'],
  ['/badges', '/badges'],
  ['/user/security?desde=correo', '/user/security?desde=correo'],
  ['/a-page-of-an-app-to-come/3', '/a-page-of-an-app-to-come/3'],
  ['/projects/../tfx', '/tfx'],
  ['/projects?next=https://malo.example', '/projects?next=https://malo.example'],
])('takes %j', (wanted, path) => expect(returnPath(wanted)).toBe(path));

it.each([
  null,
  undefined,
  '',
  'projects',
  'projects/12',
  'https://malo.example',
  'https://malo.example/projects',
  '//malo.example',
  '//malo.example/projects',
  '///malo.example',
  '/\\malo.example',
  '\\\\malo.example',
  '/\t/malo.example',
  '\t//malo.example',
  ' //malo.example',
  '/ /malo.example',
  '/%2F%2Fmalo.example',
  '/%5Cmalo.example',
  '/.//malo.example',
  '/./\\malo.example',
  '/projects/../..//malo.example',
  '/projects//malo.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:malo.example',
  'http:/malo.example',
  '@malo.example',
  '/@malo.example',
  '/api/auth/logout',
  '/auth',
  '/uploads/x.svg',
  '/connect/google',
  '/user/auth/login',
  '/user/security/../auth/login',
  '/user/complete',
  '/projects\0',
  '/projects\r\nset-cookie: a=b',
  '/projects%0d%0a//',
  '/User/auth/login',
  '/register?campaign=ecoembes',
  '/projects/../connect/google',
  `/projects/${'a'.repeat(600)}`,
  '/projects/../api/connect/google',
  '/\u2028/malo.example',
  '/．malo.example',
  '/..//malo.example',
  '/?/../..//malo.example\\',
])('refuses %j', (wanted) => {
  const path = returnPath(wanted);
  // Escaped characters stay a path of the site; all others are refused.
  if (path !== null) expect(new URL(path, 'https://puente.example').origin).toBe('https://puente.example');
  if (wanted !== '/projects%0d%0a//') expect(path).toBeNull();
});

it('takes 500 characters, and no more', () => {
  const long = `/${'a'.repeat(499)}`;
  expect(returnPath(long)).toBe(long);
  expect(returnPath(`${long}a`)).toBeNull();
});

describe('§4.1, what people write to be led elsewhere after a login', () => {
  it('is long enough a list to mean something', () => expect(hostileAddresses.length).toBeGreaterThan(200));

  it('never leads anywhere but to a page of the site', () => {
    const followed = hostileAddresses.flatMap((wanted) => {
      const path = returnPath(wanted);
      return path === null ? [] : [path];
    });
    expect(followed.filter((path) => !staysAt('https://puente.example', path))).toEqual([]);
    // Again, as the path returns through the API: a normalised path must not change.
    expect(followed.map((path) => returnPath(path))).toEqual(followed);
    // No action of the API and no other login is a page to go on to.
    expect(followed.filter((path) => /^\/(?:api|auth|uploads|assets|connect|user)\b/.test(path))).toEqual([]);
  });

  it.each(ownAddresses)('%s leads where it says', (wanted) => expect(returnPath(wanted)).toBe(wanted));
});
