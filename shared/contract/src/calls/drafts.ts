import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { draft } from '../entities/draft.ts';
import { draftForm, draftName } from '../forms/draft.ts';
import { all, filter, one } from '../query.ts';

/** Half-filled forms of the signed-in user, by name: at most twenty, the last changed first. */
export const draftCalls = declare({
  'GET /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    query: z.strictObject({ filters: z.optional(z.strictObject({ name: z.optional(filter.name()) })) }),
    answer: all(draft),
  },
  /** Keeps a form under its name, in place of what was there. */
  'PUT /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ data: draftForm }),
    answer: one(draft),
  },
  /** Forgets a draft; succeeds also when there is none. */
  'DELETE /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    query: z.strictObject({ filters: z.strictObject({ name: z.strictObject({ $eq: draftName }) }) }),
    answer: 'nothing',
  },
});
