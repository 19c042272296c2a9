import { ApiError } from '@puente/client/api-error';
import { noteLogin } from '@puente/client/account';
import { currentUser, logIn, logOut } from '@puente/client/auth';
import { configureClient } from '@puente/client/http';
import type { CurrentUser } from '@puente/contract/entities/user';
import { onComeBack } from './come-back.ts';
import { forgetCopies, forgetSentCopies } from './draft-copies.ts';
import { forgetKeptTexts } from './kept-texts.ts';
import { mayLeave } from './leaving.ts';
import { onOtherTab, tellOtherTabs } from './other-tabs.ts';
import { forgetPendingSave } from './pending-save.ts';
import { forgetSession, sessionExpected } from './session-cookie.ts';
import { useSession } from './store.ts';

/** The pending call for the current user. Answers of older calls are ignored. */
let asking: Promise<CurrentUser | null> | undefined;
let abandon = new AbortController();

/** The login that is under way: only after it can it be said who is there. */
let entering: Promise<unknown> | undefined;

interface Watch {
  /** Whether the open page would be lost with the session: then it stays, and asks for login over itself. */
  keepsPage?: () => boolean;
  /** The same user is back after the session had expired: refused calls may be made again. */
  onReturn?: () => void;
}

let keepsPage = () => false;

/**
 * Starts the session of this page and keeps it in step with the other tabs. Called once, by the shell.
 * @param onChange called when another user is signed in, or none any more; not for the first user.
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
  onComeBack((missedMessages) => {
    if (missedMessages || atOdds()) checkAgain();
  });
  void knownUser().catch(() => undefined);
}

/** Id of the signed-in user, or `nobody` for a visitor; undefined while it is being asked. */
const whoIn = ({ status, user }: ReturnType<typeof useSession.getState>): number | 'nobody' | undefined => {
  if (status === 'authenticated') return user?.id;
  return status === 'loggedOut' ? 'nobody' : undefined;
};

/** Whether the cookie disagrees with the state of this page. */
function atOdds(): boolean {
  const { status, expired } = useSession.getState();
  return asking === undefined && sessionExpected() !== (status === 'authenticated' && !expired);
}

/**
 * The signed-in user once known, or null. Waits only when there is a session to wait for.
 * @throws {ApiError} when the API cannot be asked; asking again tries again
 */
export function knownUser(): Promise<CurrentUser | null> {
  const { status, user, unreachable } = useSession.getState();
  if (entering) return entering.then(knownUser);
  if (asking) return asking;
  if (!unreachable && (status === 'authenticated' || status === 'loggedOut')) return Promise.resolve(user);
  return find();
}

/** On the server pages are drawn for visitors only, one visitor's like another's: there is nothing to settle. */
const find = (): Promise<CurrentUser | null> => {
  if (typeof document === 'undefined') return Promise.resolve(null);
  return sessionExpected() ? ask() : Promise.resolve(settle(null));
};

const checkAgain = (): void => void find().catch(() => undefined);

/**
 * A call was answered that there is no session. It may have been sent before the user logged in again, so the
 * API is asked once more, by one question for all such calls.
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

/** Before a login: an answer that there is no session takes the cookies away, and would take those of the new session. */
function abandonQuestion(): void {
  asking = undefined;
  abandon.abort();
}

/** The API has answered that there is no session (specification §4). An API in trouble or out of reach says nothing about it. */
const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

function settle(user: CurrentUser | null): CurrentUser | null {
  asking = undefined;
  if (!user) forgetSession();
  useSession.setState({
    status: user ? 'authenticated' : 'loggedOut',
    user,
    unreachable: false,
    expired: false,
  });
  return user;
}

/** The session is over, though the user has not ended it here. A page that would lose something stays open. */
function lose(): CurrentUser | null {
  const { user } = useSession.getState();
  if (!user || !keepsPage()) return settle(null);
  asking = undefined;
  forgetSession();
  useSession.setState({ expired: true });
  return user;
}

/** The user was asked to log in again and does not want to: the page goes with the session. */
export function giveUpSession(): void {
  forgetPendingSave();
  settle(null);
}

/** The account is deleted: nothing of its user stays in this browser. */
export function endWithAccount(): void {
  const { user } = useSession.getState();
  giveUpSession();
  tellOtherTabs();
  if (!user) return;
  forgetCopies(user.id);
  forgetKeptTexts(user.id);
}

/**
 * @param confirmation of the mailed link, which confirms the address of a new account
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
 * Takes over a session that some other call has opened, such as a new password with the code of a mail or a login at a
 * provider. It counts as a login: its moment is noted.
 * @throws {ApiError} `CookiesBlocked` when the browser has not kept it
 */
export async function adoptSession(): Promise<CurrentUser> {
  const user = await renewUser().catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'Unauthorized' ? new ApiError('CookiesBlocked') : error;
  });
  // It is not waited for: a login without it is a login all the same (specification §4).
  void noteLogin().catch(() => undefined);
  return user;
}

/** Reloads the user, here and in the other tabs: after a call that changed them, such as a first profile. */
export async function renewUser(): Promise<CurrentUser> {
  const user = await currentUser();
  settle(user);
  tellOtherTabs();
  return user;
}

/**
 * Closes the session here and in the other tabs; `closing` until it is over, one way or the other. Drafts are sent first.
 * @param leave goes away from what needs the session, before it is closed
 * @returns false when the user stays, because a draft could not be sent
 * @throws {ApiError} when the API cannot be told: the session is then still open, and the page must say so
 */
export async function signOut(leave: () => Promise<unknown> = () => Promise.resolve()): Promise<boolean> {
  const { user } = useSession.getState();
  useSession.setState({ closing: true });
  try {
    if (user && !(await mayLeave(user.id))) return false;
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

/** Changes what is known of the signed-in person after a call that changed it. */
export function updateUser(change: (user: CurrentUser) => CurrentUser): void {
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: change(user) });
}
