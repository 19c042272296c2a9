import type { useSession } from '@puente/platform/session';

type Session = ReturnType<typeof useSession.getState>;

/** Nobody is signed in. While it cannot be asked who is there, the page is that of visitors, as the frame is. */
export const isVisitor = ({ status, user, unreachable }: Session): boolean =>
  user === null && (status === 'loggedOut' || unreachable);
