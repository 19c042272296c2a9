import type { useSession } from '@puente/platform/session';

type Session = ReturnType<typeof useSession.getState>;

/**
 * No user is signed in, or soon none will be: what waits for a user whose session is being closed would be asked for without it.
 * While it cannot be asked who is there, the page is that of visitors, as the frame is.
 */
export const isVisitor = ({ status, user, unreachable, closing }: Session): boolean =>
  closing || (user === null && (status === 'loggedOut' || unreachable));
