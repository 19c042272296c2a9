import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** A login of a user. Browser and system are the names that the browser sent: `Firefox`, `Windows`. */
export const session = z.object({
  id: ids.session,
  browser: nullableText,
  system: nullableText,
  openedAt: moment,
  expiresAt: moment,
  /** True for the session of the current request. */
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;
