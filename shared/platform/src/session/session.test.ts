import { waitFor } from '@testing-library/dom';
import type { CurrentUser } from '@puente/contract/entities/user';

jest.mock('@puente/client/http', () => ({ request: jest.fn(), configureClient: jest.fn() }));

const ana = { id: 7, email: 'ana@udc.es', name: 'Ana', profileType: 'student', details: null } as unknown as CurrentUser;
const brais = { ...ana, id: 8, name: 'Brais' };

/** A newly opened page: the session is asked for once, so each test needs its own. */
async function openPage() {
  jest.resetModules();
  const { ApiError } = await import('@puente/client/api-error');
  const http = await import('@puente/client/http');
  const session = await import('./index.ts');
  const request = jest.mocked(http.request);
  return {
    ...session,
    answers: (answer: unknown) => request.mockResolvedValueOnce(answer as never),
    refuses: (code: ConstructorParameters<typeof ApiError>[0]) => request.mockRejectedValueOnce(new ApiError(code)),
    asked: () => request.mock.calls.map(([name]) => name),
    /** What the client does when any call is answered that there is no session. */
    loseSession: () => jest.mocked(http.configureClient).mock.calls[0]?.[0].onSessionLost?.(),
    state: () => session.useSession.getState(),
  };
}

const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

const expectSession = () => {
  document.cookie = 'u4iRememberMe=1; Path=/';
};
const sessionIsExpected = () => document.cookie.includes('u4iRememberMe=');

afterEach(() => {
  // The pages of earlier tests are closed, and hear nothing more.
  for (const channel of channels.splice(0)) channel.close();
  document.cookie = 'u4iRememberMe=; Max-Age=0; Path=/';
});

describe('on arrival', () => {
  it('a visitor without the cookie is known at once, and the API is not asked', async () => {
    const page = await openPage();
    expect(page.state().status).toBe('loading');
    await expect(page.knownUser()).resolves.toBeNull();
    expect(page.state()).toEqual({ status: 'loggedOut', user: null, unreachable: false });
    expect(page.asked()).toEqual([]);
  });

  it('somebody with the cookie is waited for, and then known', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    const user = page.knownUser();
    expect(page.state()).toEqual({ status: 'waiting', user: null, unreachable: false });
    await expect(user).resolves.toEqual(ana);
    expect(page.state()).toEqual({ status: 'authenticated', user: ana, unreachable: false });
  });

  it('everybody who asks meanwhile waits for one answer', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await Promise.all([page.knownUser(), page.knownUser()]);
    await page.knownUser();
    expect(page.asked()).toEqual(['GET /api/users/me']);
  });

  it('a session that the API no longer knows is forgotten, cookie and all', async () => {
    expectSession();
    const page = await openPage();
    page.refuses('Unauthorized');
    await expect(page.knownUser()).resolves.toBeNull();
    expect(page.state()).toEqual({ status: 'loggedOut', user: null, unreachable: false });
    expect(sessionIsExpected()).toBe(false);
  });

  it('an API that cannot be reached logs nobody out, and is asked again', async () => {
    expectSession();
    const page = await openPage();
    page.refuses('Network');
    await expect(page.knownUser()).rejects.toMatchObject({ code: 'Network' });
    expect(page.state()).toEqual({ status: 'waiting', user: null, unreachable: true });
    expect(sessionIsExpected()).toBe(true);
    page.answers(ana);
    await expect(page.knownUser()).resolves.toEqual(ana);
  });
});

describe('signing in and out', () => {
  it('makes the person known', async () => {
    const page = await openPage();
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', true);
    expect(page.asked()).toEqual(['POST /api/auth/local', 'GET /api/users/me']);
    await expect(page.knownUser()).resolves.toEqual(ana);
  });

  it('changes nothing when the password is wrong', async () => {
    const page = await openPage();
    await page.knownUser();
    page.refuses('InvalidCredentials');
    await expect(page.signIn('ana@udc.es', 'no', false)).rejects.toMatchObject({ code: 'InvalidCredentials' });
    expect(page.state().status).toBe('loggedOut');
  });

  it('ends the session only once the API has ended it', async () => {
    expectSession();
    const page = await openPage();
    page.answers(ana);
    await page.knownUser();
    page.refuses('Network');
    await expect(page.signOut()).rejects.toMatchObject({ code: 'Network' });
    expect(page.state().user).toEqual(ana);
    page.answers({ ok: true });
    await page.signOut();
    expect(page.state()).toEqual({ status: 'loggedOut', user: null, unreachable: false });
    expect(sessionIsExpected()).toBe(false);
  });
});

describe('what the shell is told', () => {
  async function startWith(user: CurrentUser | null) {
    if (user) expectSession();
    const page = await openPage();
    if (user) page.answers(user);
    const changed = jest.fn();
    page.startSession(changed);
    await page.knownUser();
    return { page, changed };
  }

  it.each([[null], [ana]])('who it is at the beginning is no change', async (user) => {
    const { changed } = await startWith(user);
    expect(changed).not.toHaveBeenCalled();
  });

  it('signing in and out are changes', async () => {
    const { page, changed } = await startWith(null);
    page.answers({ jwt: 'token' }).mockResolvedValueOnce(ana);
    await page.signIn('ana@udc.es', 'Puente-2026', false);
    expect(changed).toHaveBeenCalledTimes(1);
    page.answers({ ok: true });
    await page.signOut();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('a session that is lost in the middle of a visit is a change', async () => {
    const { page, changed } = await startWith(ana);
    page.loseSession();
    expect(page.state()).toEqual({ status: 'loggedOut', user: null, unreachable: false });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('news of the same person is no change', async () => {
    const { page, changed } = await startWith(ana);
    page.updateUser((user) => ({ ...user, name: 'Ana María' }));
    await expect(page.knownUser()).resolves.toMatchObject({ name: 'Ana María' });
    expect(changed).not.toHaveBeenCalled();
  });

  it('there is nobody to update after a logout', async () => {
    const { page } = await startWith(null);
    page.updateUser((user) => ({ ...user, name: 'Nadie' }));
    expect(page.state().user).toBeNull();
  });

  describe('by another tab', () => {
    let otherTab: BroadcastChannel;
    beforeEach(() => {
      otherTab = new BroadcastChannel('puente-session');
    });

    it('that somebody signed in there', async () => {
      const { page, changed } = await startWith(null);
      expectSession();
      page.answers(ana);
      otherTab.postMessage('session-changed');
      await waitFor(() => expect(page.state()).toEqual({ status: 'authenticated', user: ana, unreachable: false }));
      expect(changed).toHaveBeenCalledTimes(1);
    });

    it('that somebody else is signed in now, without showing nobody in between', async () => {
      const { page, changed } = await startWith(ana);
      const seen: (string | undefined)[] = [];
      page.useSession.subscribe(({ user }) => seen.push(user?.name));
      page.answers(brais);
      otherTab.postMessage('session-changed');
      await waitFor(() => expect(page.state().user).toEqual(brais));
      expect(seen).toEqual(['Brais']);
      expect(changed).toHaveBeenCalledTimes(1);
    });

    it('and nothing that it does not understand', async () => {
      const { page } = await startWith(ana);
      otherTab.postMessage({ type: 'session-changed', version: 2 });
      page.answers(brais);
      otherTab.postMessage('session-changed');
      await waitFor(() => expect(page.state().user).toEqual(brais));
      expect(page.asked()).toHaveLength(2);
    });

    it('and tells it in turn', async () => {
      const { page } = await startWith(ana);
      const heard = new Promise((resolve) => {
        otherTab.onmessage = (event: { data?: unknown }) => resolve(event.data);
      });
      page.answers({ ok: true });
      await page.signOut();
      await expect(heard).resolves.toBe('session-changed');
    });
  });
});
