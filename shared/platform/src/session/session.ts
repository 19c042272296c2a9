import { ApiError } from '@puente/client/api-error';
import { currentUser, logIn, logOut } from '@puente/client/auth';
import { configureClient } from '@puente/client/http';
import type { CurrentUser } from '@puente/contract/entities/user';
import { forgetSentCopies } from './draft-copies.ts';
import { forgetSession, sessionExpected } from './session-cookie.ts';
import { onOtherTab, tellOtherTabs } from './other-tabs.ts';
import { useSession } from './store.ts';

let loading: Promise<CurrentUser | null> | undefined;

/**
 * Starts the session of this page and keeps it in step with the other tabs. Called once, by the shell.
 * @param onChange somebody else is signed in, or nobody any more. Who it is at the beginning is no change.
 */
export function startSession(onChange: () => void): void {
  configureClient({ onSessionLost: () => settle(null) });
  let known = whoIn(useSession.getState());
  useSession.subscribe((now) => {
    const before = known;
    known = whoIn(now) ?? before;
    if (before !== undefined && known !== before) onChange();
  });
  onOtherTab(() => {
    loading = undefined;
    void knownUser().catch(() => undefined);
  });
  void knownUser().catch(() => undefined);
}

/** Id of the signed-in person or `nobody`; undefined while it is being asked. */
const whoIn = ({ status, user }: ReturnType<typeof useSession.getState>): number | 'nobody' | undefined => {
  if (status === 'authenticated') return user?.id;
  return status === 'loggedOut' ? 'nobody' : undefined;
};

/**
 * The signed-in person once it is known, or null. Waits only when there is a session to wait for.
 * @throws {ApiError} when the API cannot be asked; asking again tries again
 */
export function knownUser(): Promise<CurrentUser | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<CurrentUser | null> {
  if (!sessionExpected()) return settle(null);
  if (!useSession.getState().user) useSession.setState({ status: 'waiting' });
  try {
    return settle(await currentUser());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'Unauthorized') return settle(null);
    useSession.setState({ unreachable: true });
    throw error;
  }
}

function settle(user: CurrentUser | null): CurrentUser | null {
  if (!user) forgetSession();
  loading = Promise.resolve(user);
  useSession.setState({ status: user ? 'authenticated' : 'loggedOut', user, unreachable: false });
  return user;
}

/** @throws {ApiError} `InvalidCredentials`, `EmailNotConfirmed`, … */
export async function signIn(identifier: string, password: string, remember: boolean): Promise<CurrentUser> {
  await logIn(identifier, password, remember);
  return adoptSession();
}

/** Takes over a session that some other call has opened, such as a new password with the code of a mail. */
export async function adoptSession(): Promise<CurrentUser> {
  const user = await currentUser();
  settle(user);
  tellOtherTabs();
  return user;
}

/**
 * Closes the session here and in the other tabs.
 * @throws {ApiError} when the API cannot be told: the session is then still open, and the page must say so
 */
export async function signOut(): Promise<void> {
  const { user } = useSession.getState();
  await logOut();
  if (user) forgetSentCopies(user.id);
  settle(null);
  tellOtherTabs();
}

/** Changes what is known of the signed-in person after a call that changed it. */
export function updateUser(change: (user: CurrentUser) => CurrentUser): void {
  const { user } = useSession.getState();
  if (user) settle(change(user));
}
