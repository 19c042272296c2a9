import { declare } from '../call.ts';
import { currentUser } from '../entities/user.ts';

/** The signed-in person. */
export const userCalls = declare({
  'GET /api/users/me': { access: 'signedIn', answer: currentUser },
});
