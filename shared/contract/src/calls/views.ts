import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { view } from '../entities/view.ts';
import { newView } from '../forms/view.ts';
import { one } from '../query.ts';
import { supporters } from '../roles.ts';

export const viewCalls = declare({
  subject: 'views',
  about: 'Staff see the platform as one of its users does, without changing anything (view-rules.ts).',
  calls: {
    'POST /api/views': {
      summary: 'Begins to see the platform as another person',
      description:
        "The session of the member of staff answers as the person's until it ends, and refuses every change. Needs the password " +
        "of the member of staff and a reason, which the trail and the person's security log keep.",
      access: supporters,
      refs: { user: 'user.view' },
      limit: 'login',
      body: z.strictObject({ data: newView }),
      answer: one(view),
    },
    'DELETE /api/views/current': {
      summary: 'Stops to see the platform as another person',
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/views': {
      body: { data: { user: 1, reason: 'No encuentra su solicitud.', password: 'no-es-esta' } },
    },
  },
});
