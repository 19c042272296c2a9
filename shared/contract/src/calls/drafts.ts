import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { draft } from '../entities/draft.ts';
import { draftForm, draftName } from '../forms/draft.ts';
import { all, filter, one } from '../query.ts';

/** Drafts of the signed-in user's forms, by name: at most twenty, latest change first. */
export const draftCalls = declare({
  /** Lists the caller's unfinished forms. */
  'GET /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    query: z.strictObject({ filters: z.optional(z.strictObject({ name: z.optional(filter.name()) })) }),
    answer: all(draft),
  },
  /** Stores a draft under its name, replacing any earlier one. */
  'PUT /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ data: draftForm }),
    answer: one(draft),
  },
  /** Deletes a draft. Succeeds even if there is none. */
  'DELETE /api/drafts': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    query: z.strictObject({ filters: z.strictObject({ name: z.strictObject({ $eq: draftName }) }) }),
    answer: 'nothing',
  },
});
