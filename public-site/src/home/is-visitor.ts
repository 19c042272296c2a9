import type { useSession } from '@puente/platform/session';

type Session = ReturnType<typeof useSession.getState>;

/**
 * True when nobody is signed in or a logout is running. During a logout we must not fetch the user's tasks: the request would have no
 * session. Also true while the session is unreachable, when the frame shows the visitor's page, too.
 */
export const isVisitor = ({ status, user, unreachable, closing }: Session): boolean =>
  closing || (user === null && (status === 'loggedOut' || unreachable));
