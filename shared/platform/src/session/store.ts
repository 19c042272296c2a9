import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { createPageStore } from '../page-store.ts';
import { sessionExpected } from './session-cookie.ts';

/** The four states of specification §4; `waiting` is a session whose user is on its way. */
export type SessionStatus = 'loading' | 'waiting' | 'authenticated' | 'loggedOut';

interface SessionState {
  status: SessionStatus;
  user: CurrentUser | null;
  /** True when the API could not be reached: the session is kept, and the frame shows the visitor's view. */
  unreachable: boolean;
  /**
   * True when the session has expired on a page that needs it. The page and the user remain, and a login dialog opens over them, so that no
   * input is lost.
   */
  expired: boolean;
  /** True while the session is being closed, until the API confirms it. */
  closing: boolean;
}

export const useSession = createPageStore<SessionState>(() => ({
  // Visitors are known from the first render, which has to equal the server's HTML.
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
