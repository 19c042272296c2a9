import * as z from 'zod/mini';
import { moment, nullableText } from './fields.ts';
import { ids } from '../ids.ts';

/** Where a user is logged in. Names of browser and system, as the browser gave them: `Firefox`, `Windows`. */
export const session = z.object({
  id: ids.session,
  browser: nullableText,
  system: nullableText,
  openedAt: moment,
  expiresAt: moment,
  /** The session of this request. */
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;
