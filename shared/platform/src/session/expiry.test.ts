import {
  ana,
  authenticated,
  brais,
  expectSession,
  loggedOut,
  sessionIsExpected,
  startWith,
} from '../../test/session-page.ts';
import { waitFor } from '@testing-library/dom';

/** Opens a user's page on which a call is refused, because there is no session. */
async function refused({ keepsPage = true } = {}) {
  const { page, changed, returned } = await startWith(ana, { keepsPage });
  page.refuses('Unauthorized');
  page.loseSession();
  await waitFor(() => expect(page.state()).not.toEqual(authenticated(ana)));
  return { page, changed, returned };
}

describe('§4.1 a session that is over in the middle of a visit', () => {
  it('is a change where nothing is lost with it', async () => {
    const { page, changed } = await refused({ keepsPage: false });
    expect(page.state()).toEqual(loggedOut);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(sessionIsExpected()).toBe(false);
  });

  it('keeps page and person where something could be lost, and forgets the cookie', async () => {
    const { page, changed } = await refused();
    expect(page.state()).toEqual({ ...authenticated(ana), expired: true });
    expect(changed).not.toHaveBeenCalled();
    expect(sessionIsExpected()).toBe(false);
  });

  it('is asked about once, however many calls were refused', async () => {
    const { page } = await startWith(ana, { keepsPage: true });
    page.refuses('Unauthorized');
    for (let call = 0; call < 5; call++) page.loseSession();
    await waitFor(() => expect(page.state().expired).toBe(true));
    for (let call = 0; call < 5; call++) page.loseSession();
    expect(page.asked()).toEqual(['GET /api/users/me', 'GET /api/users/me']);
  });

  it('is not asked about for a visitor, whose calls are refused all the same', async () => {
    const { page } = await startWith(null);
    page.loseSession();
    expect(page.asked()).toEqual([]);
    expect(page.state()).toEqual(loggedOut);
  });

  it('is not over when the refused call was one of before a login', async () => {
    const { page, changed } = await startWith(ana, { keepsPage: true });
    page.answers(ana);
    page.loseSession();
    await page.knownUser();
    expect(page.state()).toEqual(authenticated(ana));
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not over because the API cannot be asked', async () => {
    const { page } = await startWith(ana, { keepsPage: true });
    page.refuses('Network');
    page.loseSession();
    await waitFor(() => expect(page.state().unreachable).toBe(true));
    expect(page.state()).toMatchObject({ status: 'authenticated', user: ana, expired: false });
    expect(sessionIsExpected()).toBe(true);
  });

  it('goes on for the same person who logs in again, with their page', async () => {
    const { page, changed, returned } = await refused();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', false);
    expect(page.state()).toEqual(authenticated(ana));
    expect(returned).toHaveBeenCalledTimes(1);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is a change for another person', async () => {
    const { page, changed, returned } = await refused();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(brais);
    await page.signIn('brais@udc.es', 'Puente-2026', false);
    expect(page.state()).toEqual(authenticated(brais));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(returned).not.toHaveBeenCalled();
  });

  it('is over for good for a user who gives it up', async () => {
    const { page, changed, returned } = await refused();
    page.giveUpSession();
    expect(page.state()).toEqual(loggedOut);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(returned).not.toHaveBeenCalled();
  });

  it('goes on when the same person logs in in another tab', async () => {
    const { page, returned } = await refused();
    expectSession();
    page.answers(ana);
    new BroadcastChannel('session-changes').postMessage('session-changed');
    await waitFor(() => expect(page.state()).toEqual(authenticated(ana)));
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('stays over while a page takes back what it had changed of the person', async () => {
    const { page } = await refused();
    page.updateUser((user) => ({ ...user, name: 'Ana María' }));
    expect(page.state()).toMatchObject({ expired: true, user: { name: 'Ana María' } });
  });
});
