import { declare } from '../call.ts';
import { session } from '../entities/session.ts';
import { all } from '../query.ts';

/** Where the signed-in user is logged in. */
export const sessionCalls = declare({
  /** The newest first. */
  'GET /api/users/me/sessions': { access: 'signedIn', price: 1, own: 'user', answer: all(session) },
  /** Ends one, also the one of this request. */
  'DELETE /api/users/me/sessions/:id': {
    access: 'signedIn',
    price: 1,
    row: 'session.end',
    answer: 'nothing',
  },
});
