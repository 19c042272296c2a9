import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { draft } from '../entities/draft.ts';
import { draftForm, draftName } from '../forms/draft.ts';
import { all, filter, one } from '../query.ts';

export const draftCalls = declare({
  subject: 'drafts',
  about: "Drafts of the signed-in user's forms, by name: at most twenty, latest change first.",
  calls: {
    'GET /api/drafts': {
      summary: "Lists the caller's unfinished forms",
      access: 'signedIn',
      price: 1,
      own: 'user',
      query: z.strictObject({ filters: z.optional(z.strictObject({ name: z.optional(filter.name()) })) }),
      answer: all(draft),
    },
    'PUT /api/drafts': {
      summary: 'Stores a draft under its name, replacing any earlier one',
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ data: draftForm }),
      answer: one(draft),
    },
    'DELETE /api/drafts': {
      summary: 'Deletes a draft',
      description: 'Succeeds even if there is none.',
      access: 'signedIn',
      price: 1,
      own: 'user',
      query: z.strictObject({ filters: z.strictObject({ name: z.strictObject({ $eq: draftName }) }) }),
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/drafts': { query: { filters: { name: { $eq: 'tfx-create' } } } },
    'PUT /api/drafts': {
      body: { data: { name: 'tfx-create', value: { title: 'Suelos vivos en viñedos', page: 2 } } },
    },
    'DELETE /api/drafts': { query: { filters: { name: { $eq: 'tfx-create' } } } },
  },
});
