import {
  ana,
  authenticated,
  brais,
  expectSession,
  forgetCookie,
  loggedOut,
  startWith,
} from '../../test/session-page.ts';
import { waitFor } from '@testing-library/dom';

const changedElsewhere = () => new BroadcastChannel('session-changes').postMessage('session-changed');

describe('by another tab this page hears (§4.1)', () => {
  it('that a user signed in there', async () => {
    const { page, changed } = await startWith(null);
    expectSession();
    page.answers(ana);
    changedElsewhere();
    await waitFor(() => expect(page.state()).toEqual(authenticated(ana)));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('that nobody is signed in any more, without asking the API', async () => {
    const { page, changed } = await startWith(ana, { keepsPage: true });
    forgetCookie();
    changedElsewhere();
    await waitFor(() => expect(page.state()).toEqual(loggedOut));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(page.asked()).toHaveLength(1);
  });

  it('that another user is signed in now, without showing nobody in between', async () => {
    const { page, changed } = await startWith(ana);
    const seen: (string | undefined)[] = [];
    page.useSession.subscribe(({ user }) => seen.push(user?.name));
    page.answers(brais);
    changedElsewhere();
    await waitFor(() => expect(page.state().user).toEqual(brais));
    expect(seen).toEqual(['Brais']);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('the latest of several things', async () => {
    const { page } = await startWith(null);
    expectSession();
    const first = page.holds();
    changedElsewhere();
    await waitFor(() => expect(page.asked()).toHaveLength(1));
    page.answers(brais);
    changedElsewhere();
    await waitFor(() => expect(page.state().user).toEqual(brais));
    first.answer(ana);
    await page.knownUser();
    expect(page.state().user).toEqual(brais);
  });

  it('and nothing that it does not understand', async () => {
    const { page } = await startWith(ana);
    new BroadcastChannel('session-changes').postMessage({ type: 'session-changed', version: 2 });
    page.answers(brais);
    changedElsewhere();
    await waitFor(() => expect(page.state().user).toEqual(brais));
    expect(page.asked()).toHaveLength(2);
  });

  it('and tells it in turn', async () => {
    const { page } = await startWith(ana);
    const heard = new Promise((resolve) => {
      new BroadcastChannel('session-changes').onmessage = (event: { data?: unknown }) => resolve(event.data);
    });
    page.answers({ ok: true });
    await page.signOut();
    await expect(heard).resolves.toBe('session-changed');
  });
});

describe('in a browser that has no channel between tabs', () => {
  const { BroadcastChannel: there } = globalThis;
  beforeEach(() => {
    globalThis.BroadcastChannel = class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    } as never;
  });
  afterEach(() => {
    globalThis.BroadcastChannel = there;
    jest.restoreAllMocks();
  });

  it('what another tab writes is heard', async () => {
    const { page } = await startWith(ana);
    forgetCookie();
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changes', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'draft:apply:1', newValue: 'session-changed' }));
    expect(page.state().user).toEqual(ana);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'session-changes', newValue: 'session-changed' }),
    );
    expect(page.state()).toEqual(loggedOut);
  });

  it('the other tabs are told by what is written, and nothing is left behind', async () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const { page } = await startWith(ana);
    page.answers({ ok: true });
    await page.signOut();
    expect(written).toHaveBeenCalledWith('session-changes', 'session-changed');
    expect(localStorage).toHaveLength(0);
  });

  it('logging in and out works with storage blocked as well', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { page } = await startWith(ana);
    page.answers({ ok: true });
    await page.signOut();
    expect(page.state()).toEqual(loggedOut);
  });
});

describe('a tab that a user comes back to', () => {
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  const fromMemory = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('knows that the session was closed meanwhile', async () => {
    const { page } = await startWith(ana, { keepsPage: true });
    forgetCookie();
    lookAgain();
    expect(page.state()).toEqual(loggedOut);
  });

  it('looks at nothing while it is out of sight', async () => {
    const { page } = await startWith(ana);
    forgetCookie();
    const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    lookAgain();
    expect(page.state()).toEqual(authenticated(ana));
    sight.mockRestore();
  });

  it('knows that a user signed in meanwhile', async () => {
    const { page } = await startWith(null);
    expectSession();
    page.answers(ana);
    lookAgain();
    await waitFor(() => expect(page.state()).toEqual(authenticated(ana)));
  });

  it('asks nothing where the cookie says what it knows', async () => {
    const { page } = await startWith(ana);
    lookAgain();
    window.dispatchEvent(new Event('pageshow'));
    expect(page.asked()).toHaveLength(1);
  });

  it('asks who it is when the browser had put it away', async () => {
    const { page } = await startWith(ana);
    page.answers(brais);
    fromMemory();
    await waitFor(() => expect(page.state()).toEqual(authenticated(brais)));
  });
});
