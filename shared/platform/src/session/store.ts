import { create } from 'zustand';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { sessionExpected } from './session-cookie.ts';

/** The four states of specification §4; `waiting` is a session whose user is on its way. */
export type SessionStatus = 'loading' | 'waiting' | 'authenticated' | 'loggedOut';

interface SessionState {
  status: SessionStatus;
  user: CurrentUser | null;
  /** The API could not be asked who it is: the session is kept, and the frame shows what visitors see. */
  unreachable: boolean;
  /**
   * The API knows the session no more, in the middle of a page that needs it. The page and its person stay while login is
   * asked for over it, so that nothing typed is lost.
   */
  expired: boolean;
  /** It is being closed, which the API has not confirmed: it does not count as closed yet. */
  closing: boolean;
}

export const useSession = create<SessionState>()(() => ({
  // A visitor is known from the first draw on, which has to be what the server drew.
  status: sessionExpected() ? 'loading' : 'loggedOut',
  user: null,
  unreachable: false,
  expired: false,
  closing: false,
}));

/** The signed-in person, or null. */
export const useUser = (): CurrentUser | null => useSession((state) => state.user);

export const canActAs = (user: CurrentUser | null, roles: readonly Role[] | undefined): boolean =>
  roles === undefined || roles.some((role) => role === user?.profileType);
