import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { calendarAddress, calendarFeed } from '../entities/calendar-feed.ts';
import { limits } from '../limits.ts';
import { one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const sides = ['student', ...organizationRoles, 'teacher'] as const;

export const calendarFeedCalls = declare({
  subject: 'calendar-feed',
  about:
    "The days of a user's collaborations and interviews as a calendar that programs subscribe to, by a private address.",
  calls: {
    'GET /api/users/me/calendar': {
      summary: 'Tells since when the user has an address for calendar programs',
      access: sides,
      price: 1,
      own: 'user',
      answer: one(calendarFeed),
    },
    'POST /api/users/me/calendar': {
      summary: 'Makes a new address of the calendar, and voids the former one',
      description: 'The response is the only one with the address: a hash of it is kept.',
      access: sides,
      price: 2,
      own: 'user',
      answer: one(calendarAddress),
    },
    'DELETE /api/users/me/calendar': {
      summary: 'Voids the address of the calendar',
      access: sides,
      price: 1,
      own: 'user',
      answer: 'nothing',
    },
    'GET /api/calendar': {
      summary: 'Returns the calendar of the address as an iCalendar file',
      description:
        'Begin, end and milestones of collaborations under way, and chosen times of interviews. The token is the secret of the ' +
        'address; calendar programs have no session.',
      access: 'anyone',
      price: 3,
      own: 'user',
      uncached: true,
      query: z.strictObject({ token: z.string().check(z.maxLength(limits.calendar.token)) }),
      answer: 'file',
    },
  },
  examples: {
    'GET /api/calendar': { query: { token: 'VGhpcyBpcyBubyB0b2tlbg' } },
  },
});
