import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { savedSearch } from '../entities/saved-search.ts';
import { newSavedSearch, savedSearchUpdate } from '../forms/saved-search.ts';
import { versioned } from '../forms/versioned.ts';
import { limits } from '../limits.ts';
import { all, one } from '../query.ts';

const student = ['student'] as const;
const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.savedSearch.token)) });

/** Project searches that notify a student by mail ('Avísame'). */
export const savedSearchCalls = declare({
  /** Lists the student's saved searches, latest first. */
  'GET /api/saved-searches': { access: student, price: 1, own: 'student', answer: all(savedSearch) },
  /** Saves a search. Saving the same search again updates its name and frequency. */
  'POST /api/saved-searches': {
    access: student,
    price: 1,
    own: 'student',
    body: z.strictObject({ data: newSavedSearch }),
    answer: one(savedSearch),
  },
  /** Changes the name of a saved search, or how often it is mailed. */
  'PUT /api/saved-searches/:id': {
    access: student,
    price: 1,
    row: 'savedSearch.write',
    versioned: 'savedSearch',
    body: z.strictObject({ data: versioned(savedSearchUpdate) }),
    answer: one(savedSearch),
  },
  /** Deletes a saved search. */
  'DELETE /api/saved-searches/:id': {
    access: student,
    price: 1,
    row: 'savedSearch.write',
    answer: 'nothing',
  },
  /** Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address. It has no effect itself. */
  'GET /api/saved-searches/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'public',
    query: unsubscribing,
    answer: 'redirect',
  },
  /**
   * Stops the mails of one search, by the token of the mail and without a session. Can be repeated; mail programs call it too (RFC 8058).
   * The name is null when the search was deleted.
   */
  'POST /api/saved-searches/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: unsubscribing,
    takesForms: true,
    answer: one(z.object({ name: z.nullable(z.string()) })),
  },
});
