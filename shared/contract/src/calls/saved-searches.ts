import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { savedSearch } from '../entities/saved-search.ts';
import { newSavedSearch, savedSearchUpdate } from '../forms/saved-search.ts';
import { versioned } from '../forms/versioned.ts';
import { limits } from '../limits.ts';
import { all, one } from '../query.ts';

const student = ['student'] as const;
const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.savedSearch.token)) });

export const savedSearchCalls = declare({
  subject: 'saved-searches',
  about: "Project searches that notify a student by mail ('Avísame').",
  calls: {
    'GET /api/saved-searches': {
      summary: "Lists the student's saved searches, latest first",
      access: student,
      price: 1,
      own: 'student',
      answer: all(savedSearch),
    },
    'POST /api/saved-searches': {
      summary: 'Saves a search',
      description: 'Saving the same search again updates its name and frequency.',
      access: student,
      price: 1,
      own: 'student',
      body: z.strictObject({ data: newSavedSearch }),
      answer: one(savedSearch),
    },
    'PUT /api/saved-searches/:id': {
      summary: 'Changes the name of a saved search, or how often it is mailed',
      access: student,
      price: 1,
      row: 'savedSearch.write',
      versioned: 'savedSearch',
      body: z.strictObject({ data: versioned(savedSearchUpdate) }),
      answer: one(savedSearch),
    },
    'DELETE /api/saved-searches/:id': {
      summary: 'Deletes a saved search',
      access: student,
      price: 1,
      row: 'savedSearch.write',
      answer: 'nothing',
    },
    'GET /api/saved-searches/unsubscribe': {
      summary:
        'Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address',
      description: 'It has no effect itself.',
      access: 'anyone',
      price: 1,
      own: 'public',
      query: unsubscribing,
      answer: 'redirect',
    },
    'POST /api/saved-searches/unsubscribe': {
      summary: 'Stops the mails of one search, by the token of the mail and without a session',
      description:
        'The call can be repeated; mail programs call it too (RFC 8058). The name is null when the search was deleted.',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: unsubscribing,
      takesForms: true,
      answer: one(z.object({ name: z.nullable(z.string()) })),
    },
  },
  examples: {
    'POST /api/saved-searches': {
      body: {
        data: {
          name: '«agua», Remoto',
          address: 'q=agua&modality=remote',
          filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
          frequency: 'weekly',
        },
      },
    },
    'PUT /api/saved-searches/:id': { body: { data: { name: 'Agua, desde casa', frequency: 'daily' } } },
    'GET /api/saved-searches/unsubscribe': { query: { token: '12.VGhpcyBpcyBubyB0b2tlbg' } },
    'POST /api/saved-searches/unsubscribe': { query: { token: '12.VGhpcyBpcyBubyB0b2tlbg' } },
  },
});
