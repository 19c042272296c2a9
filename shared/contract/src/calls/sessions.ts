import { declare } from '../call.ts';
import { session } from '../entities/session.ts';
import { all } from '../query.ts';

/** Sessions of the signed-in user. */
export const sessionCalls = declare({
  /** Lists the user's sessions, newest first. */
  'GET /api/users/me/sessions': { access: 'signedIn', price: 1, own: 'user', answer: all(session) },
  /** Ends a session, which may be the current one. */
  'DELETE /api/users/me/sessions/:id': {
    access: 'signedIn',
    price: 1,
    row: 'session.end',
    answer: 'nothing',
  },
});
