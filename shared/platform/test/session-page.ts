import type { CurrentUser } from '@puente/contract/entities/user';
import type { ErrorCode } from '@puente/contract/errors';
import { ids } from '@puente/contract/ids';

/** Sessions of successive pages, without the API. */

jest.mock('@puente/client/http', () => ({
  request: jest.fn(),
  configureClient: jest.fn(),
  fileUrl: (path: string) => path,
}));

export const ana = {
  id: 7,
  email: 'ana@udc.es',
  name: 'Ana',
  profileType: 'student',
  details: null,
} as unknown as CurrentUser;
export const brais = { ...ana, id: ids.user.parse(8), name: 'Brais' };

/** The four states of specification §4, as the store has them. */
export const loggedOut = {
  status: 'loggedOut',
  user: null,
  unreachable: false,
  expired: false,
  closing: false,
};
export const waiting = { ...loggedOut, status: 'waiting' };
export const authenticated = (user: CurrentUser) => ({ ...loggedOut, status: 'authenticated', user });

/** Opens a new page. The session is loaded once per page, so each test needs its own. */
export async function openPage() {
  jest.resetModules();
  const { refusal } = await import('@puente/client/refusal');
  const http = await import('@puente/client/http');
  const session = await import('../src/session/index.ts');
  const request = jest.mocked(http.request);
  // Calls without a programmed response succeed, such as the one that records a login.
  request.mockResolvedValue({} as never);
  return {
    ...session,
    answers: (answer: unknown) => request.mockResolvedValueOnce(answer as never),
    refuses: (code: ErrorCode) => request.mockRejectedValueOnce(refusal(code)),
    /** Holds the response to the next call until the returned function is called. */
    holds: () => {
      let answer: (value: unknown) => void = () => {};
      let refuse: (code: ErrorCode) => void = () => {};
      request.mockReturnValueOnce(
        new Promise((resolve, reject) => {
          answer = resolve;
          refuse = (code) => reject(refusal(code));
        }) as never,
      );
      return { answer: (value: unknown) => answer(value), refuse: (code: ErrorCode) => refuse(code) };
    },
    /** Never answers the next call; it ends when it is aborted. */
    holdsUntilAborted: () =>
      request.mockImplementationOnce(
        (_name, _input, { signal } = {}) =>
          new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(refusal('Network'))),
          ) as never,
      ),
    asked: () => request.mock.calls.map(([name]) => name),
    /** Runs the client's reaction to a call that was refused because there is no session. */
    loseSession: () => jest.mocked(http.configureClient).mock.calls[0]?.[0].onSessionLost?.(),
    state: () => session.useSession.getState(),
  };
}

/** Starts a new page for a signed-in user or a visitor. `changed` and `returned` record its callbacks. */
export async function startWith(user: CurrentUser | null, { keepsPage = false } = {}) {
  if (user) expectSession();
  const page = await openPage();
  if (user) page.answers(user);
  const changed = jest.fn();
  const returned = jest.fn();
  page.startSession(changed, { keepsPage: () => keepsPage, onReturn: returned });
  await page.knownUser();
  return { page, changed, returned };
}

export const expectSession = (): void => {
  document.cookie = 'u4iRememberMe=1; Path=/';
};
export const forgetCookie = (): void => {
  document.cookie = 'u4iRememberMe=; Max-Age=0; Path=/';
};
export const sessionIsExpected = (): boolean => document.cookie.includes('u4iRememberMe=');

const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

const listening: (() => void)[] = [];
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
  target.addEventListener = (...subscription: Parameters<EventTarget['addEventListener']>) => {
    listen(...subscription);
    listening.push(() => target.removeEventListener(subscription[0], subscription[1] as EventListener));
  };
}

afterEach(() => {
  // Closes the channels and listeners of earlier tests.
  for (const channel of channels.splice(0)) channel.close();
  for (const stop of listening.splice(0)) stop();
  forgetCookie();
  sessionStorage.clear();
  localStorage.clear();
});
