import type { CurrentUser } from '@puente/contract/entities/user';
import { hostileAddresses, ownAddresses, staysAt } from '@puente/testing/open-redirects';
import { destinationAfterLogin, rememberIntendedPath } from './intended-path.ts';

const ana = { profileType: 'student' } as CurrentUser;

afterEach(() => sessionStorage.clear());

describe('§4.1, whatever u4iRedirect holds', () => {
  it('nobody is led to another site', () => {
    const led = hostileAddresses.map((wanted) => {
      rememberIntendedPath(wanted);
      return { wanted, path: destinationAfterLogin(ana) };
    });
    expect(led.filter(({ path }) => !staysAt(window.location.origin, path))).toEqual([]);
    // Nor to a call, or to another login.
    expect(led.filter(({ path }) => /^\/(?:api|auth|uploads|connect|user)\b/.test(path))).toEqual([]);
  });

  it.each(ownAddresses)('%s is followed', (wanted) => {
    rememberIntendedPath(wanted);
    expect(destinationAfterLogin(ana)).toBe(wanted);
  });
});
