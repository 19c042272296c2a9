import { noteLogin } from '@puente/client/account';
import { ApiError } from '@puente/client/api-error';
import { currentUser, logIn, logOut } from '@puente/client/auth';
import { configureClient } from '@puente/client/http';
import type { CurrentUser } from '@puente/contract/entities/user';
import { forgetCopies, forgetSentCopies, sendDrafts } from './draft-copies.ts';
import { mayLogOut } from './drafts-at-logout.ts';
import { forgetKeptTexts } from './kept-texts.ts';
import { onOtherTab, tellOtherTabs } from './other-tabs.ts';
import { forgetPendingSave } from './pending-save.ts';
import { forgetSession, sessionExpected } from './session-cookie.ts';
import { useSession } from './store.ts';
import { noteViewed } from './viewed-user.ts';

/** The pending call for the current user. Responses of older calls are ignored. */
let asking: Promise<CurrentUser | null> | undefined;
let abandon = new AbortController();

/** The login in progress. The user is known only after it. */
let entering: Promise<unknown> | undefined;

interface Watch {
  /** True when the open page would lose input with the session. Then the page stays and shows the login over itself. */
  keepsPage?: () => boolean;
  /** Called when the same user is back after the session had expired. Refused calls may be retried. */
  onReturn?: () => void;
}

let keepsPage = () => false;

/**
 * Starts the session of this page and keeps it in sync with other tabs. The shell calls it once.
 * @param onChange called when another user signs in or the user signs out; not for the first user
 */
export function startSession(onChange: () => void, watch: Watch = {}): void {
  keepsPage = watch.keepsPage ?? keepsPage;
  configureClient({ onSessionLost: confirmLoss });
  let known = whoIn(useSession.getState());
  useSession.subscribe((now, former) => {
    const before = known;
    known = whoIn(now) ?? before;
    if (before !== undefined && known !== before) onChange();
    else if (former.expired && !now.expired) watch.onReturn?.();
  });
  onOtherTab(checkAgain);
  onResume((missedMessages) => {
    if (missedMessages || atOdds()) checkAgain();
  });
  void knownUser().catch(() => undefined);
}

/** Id of the signed-in user, or `nobody` for a visitor; undefined while it is loading. */
const whoIn = ({ status, user }: ReturnType<typeof useSession.getState>): number | 'nobody' | undefined => {
  if (status === 'authenticated') return user?.id;
  return status === 'loggedOut' ? 'nobody' : undefined;
};

/** Tells whether the cookie disagrees with the state of this page. */
function atOdds(): boolean {
  const { status, expired } = useSession.getState();
  return asking === undefined && sessionExpected() !== (status === 'authenticated' && !expired);
}

/**
 * Returns the signed-in user once known, or null. Waits only when there is a session cookie.
 * @throws {ApiError} when the API cannot be reached; a later call tries again
 */
export function knownUser(): Promise<CurrentUser | null> {
  const { status, user, unreachable } = useSession.getState();
  if (entering) return entering.then(knownUser);
  if (asking) return asking;
  if (!unreachable && (status === 'authenticated' || status === 'loggedOut')) return Promise.resolve(user);
  return find();
}

/** Finds the current user. On the server the user of a page is known, or it is rendered for a visitor. */
const find = (): Promise<CurrentUser | null> => {
  if (typeof document === 'undefined') return Promise.resolve(null);
  return sessionExpected() ? ask() : Promise.resolve(settle(null));
};

const checkAgain = (): void => void find().catch(() => undefined);

/**
 * Verifies an expired session after a call was refused. That call may have been sent before the user logged in again, so one further call
 * decides for all of them.
 */
function confirmLoss(): void {
  const { status, expired } = useSession.getState();
  if (status === 'authenticated' && !expired && !asking) void ask().catch(() => undefined);
}

function ask(): Promise<CurrentUser | null> {
  if (!useSession.getState().user) useSession.setState({ status: 'waiting' });
  abandon = new AbortController();
  const question: Promise<CurrentUser | null> = currentUser(abandon.signal).then(
    (user) => (question === asking ? settle(user) : knownUser()),
    (error: unknown) => {
      if (question !== asking) return knownUser();
      if (endsSession(error)) return lose();
      asking = undefined;
      useSession.setState({ unreachable: true });
      throw error;
    },
  );
  asking = question;
  return question;
}

/** Aborts the pending call before a login. A late response without a session would delete the cookies of the new session. */
function abandonQuestion(): void {
  asking = undefined;
  abandon.abort();
}

/** Tells whether an error means that there is no session (specification §4). Server and network errors do not. */
const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

function settle(user: CurrentUser | null): CurrentUser | null {
  asking = undefined;
  if (!user) forgetSession();
  noteViewed(user);
  useSession.setState({
    status: user ? 'authenticated' : 'loggedOut',
    user,
    unreachable: false,
    expired: false,
  });
  return user;
}

/** Handles a session that ended without a logout here. A page that would lose input stays open. */
function lose(): CurrentUser | null {
  const { user } = useSession.getState();
  if (!user || !keepsPage()) return settle(null);
  asking = undefined;
  forgetSession();
  useSession.setState({ expired: true });
  return user;
}

/** Signs out a user who declined to log in again. */
export function giveUpSession(): void {
  forgetPendingSave();
  settle(null);
}

/** Removes all data of a user from this browser after their account was deleted. */
export function endWithAccount(): void {
  const { user } = useSession.getState();
  giveUpSession();
  tellOtherTabs();
  if (!user) return;
  forgetCopies(user.id);
  forgetKeptTexts(user.id);
}

/**
 * Logs in with a password.
 * @param confirmation code of the mailed link, which confirms the address of a new account
 * @throws {ApiError} `InvalidCredentials`, `EmailNotConfirmed`, `ConfirmationInvalid`, `CookiesBlocked`, …
 */
export function signIn(
  identifier: string,
  password: string,
  remember: boolean,
  confirmation?: string,
): Promise<CurrentUser> {
  abandonQuestion();
  const login = logIn(identifier, password, remember, confirmation).then(adoptSession);
  const over = () => (entering = undefined);
  entering = login.then(over, over);
  return login;
}

/**
 * Adopts a session that another call has opened, such as a password reset or a login with a provider. It counts as a login and is recorded.
 * @throws {ApiError} `CookiesBlocked` when the browser did not store the session
 */
export async function adoptSession(): Promise<CurrentUser> {
  const user = await renewUser().catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'Unauthorized' ? new ApiError('CookiesBlocked') : error;
  });
  // Not awaited: a login is valid without this record (specification §4).
  void noteLogin().catch(() => undefined);
  return user;
}

/** Refetches the user, here and in other tabs, after a call that changed them. */
export async function renewUser(): Promise<CurrentUser> {
  const user = await currentUser();
  settle(user);
  tellOtherTabs();
  return user;
}

/**
 * Closes the session here and in other tabs; `closing` is true until then. Drafts are sent first.
 * @param leave leaves pages that need the session, before it is closed
 * @returns false when the user stays, because a draft could not be sent
 * @throws {ApiError} when the API cannot be reached: the session is then still open, and the page must report that
 */
export async function signOut(leave: () => Promise<unknown> = () => Promise.resolve()): Promise<boolean> {
  const { user } = useSession.getState();
  useSession.setState({ closing: true });
  try {
    if (user && !(await mayLogOut(user.id))) return false;
    await leave();
    await logOut();
    if (user) {
      forgetSentCopies(user.id);
      forgetKeptTexts(user.id);
    }
    forgetPendingSave();
    settle(null);
    tellOtherTabs();
    return true;
  } finally {
    useSession.setState({ closing: false });
  }
}

/**
 * Begins or ends that a member of staff sees the platform as another person. Sends open drafts before it, while they are
 * the member's own. Load a new document afterwards: this one holds data of the former user.
 * @param change makes the call
 * @throws {ApiError} of the call
 */
export async function changeView(change: () => Promise<unknown>): Promise<void> {
  if (!useSession.getState().user?.view) await sendDrafts();
  await change();
  forgetPendingSave();
  noteViewed(null);
  tellOtherTabs();
}

/** Updates the signed-in user after a call that changed them. */
export function updateUser(change: (user: CurrentUser) => CurrentUser): void {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: change(user) });
}

/**
 * Calls back when a tab becomes visible, because a frozen or cached tab may be out of date.
 * @param listener gets `missedMessages`: true if the tab could not receive messages of other tabs
 */
function onResume(listener: (missedMessages: boolean) => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(true);
  });
}
