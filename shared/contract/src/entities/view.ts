import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** The platform as another person sees it, for a member of staff and for a while. */
export const view = z.object({
  user: ids.user,
  until: moment,
});

export type View = z.infer<typeof view>;
