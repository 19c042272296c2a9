import { declare } from '../call.ts';
import { session } from '../entities/session.ts';
import { all } from '../query.ts';

export const sessionCalls = declare({
  subject: 'sessions',
  about: 'Sessions of the signed-in user.',
  calls: {
    'GET /api/users/me/sessions': {
      summary: "Lists the user's sessions, newest first",
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: all(session),
    },
    'DELETE /api/users/me/sessions/:id': {
      summary: 'Ends a session, which may be the current one',
      access: 'signedIn',
      price: 1,
      row: 'session.end',
      answer: 'nothing',
    },
  },
  examples: {},
});
