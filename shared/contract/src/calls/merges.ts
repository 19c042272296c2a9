import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { mergeKinds } from '../constants/merges.ts';
import { accountMerge, merge, organizationMerge, studyMerge } from '../entities/merge.ts';
import {
  mergeAnnouncement,
  newAccountMerge,
  newDegreeMerge,
  newOrganizationMerge,
  newUniversityMerge,
} from '../forms/merge.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordIdParam } from '../query.ts';
import { administrators, supporters } from '../roles.ts';

export const mergeCalls = declare({
  subject: 'merges',
  about: 'Merges of records that exist twice, by staff. Each can be undone for `limits.merge.days` days.',
  calls: {
    'GET /api/organizations/:id/merge': {
      summary: 'Previews the merge of an organisation into another: what moves, what clashes, who is told',
      access: supporters,
      price: 3,
      row: 'organization.merge',
      query: z.strictObject({ into: recordIdParam(ids.organization) }),
      answer: one(organizationMerge),
    },
    'POST /api/organizations/:id/merge': {
      summary: 'Merges an organisation into another, and deletes it',
      description:
        'Everything that it has belongs to the other one afterwards, and its page leads there. Refused (MergeChanged) ' +
        'when either has changed since the preview. The people of both are told.',
      access: supporters,
      price: 3,
      row: 'organization.merge',
      refs: { into: 'organization.merge' },
      body: z.strictObject({ data: newOrganizationMerge }),
      answer: one(merge),
    },
    'GET /api/universities/:id/catalogue-merge': {
      summary: 'Previews the merge of a university into another one of the catalogue',
      access: supporters,
      price: 3,
      row: 'university.write',
      query: z.strictObject({ into: recordIdParam(ids.university) }),
      answer: one(studyMerge),
    },
    'POST /api/universities/:id/catalogue-merge': {
      summary: 'Merges a university into another one of the catalogue, and deletes it',
      description:
        'Its students, teachers and centres have the other one afterwards. Refused (MergeChanged) when either has changed ' +
        'since the preview. Published works keep the name.',
      access: supporters,
      price: 3,
      row: 'university.write',
      refs: { into: 'university.write' },
      body: z.strictObject({ data: newUniversityMerge }),
      answer: one(merge),
    },
    'GET /api/degrees/:id/catalogue-merge': {
      summary: 'Previews the merge of a degree into another one of the catalogue',
      access: supporters,
      price: 3,
      row: 'degree.write',
      query: z.strictObject({ into: recordIdParam(ids.degree) }),
      answer: one(studyMerge),
    },
    'POST /api/degrees/:id/catalogue-merge': {
      summary: 'Merges a degree into another one of the catalogue, and deletes it',
      description:
        'Its students, teachers and centres have the other one afterwards, once. Refused (MergeChanged) when either has ' +
        'changed since the preview. Published works keep the name.',
      access: supporters,
      price: 3,
      row: 'degree.write',
      refs: { into: 'degree.write' },
      body: z.strictObject({ data: newDegreeMerge }),
      answer: one(merge),
    },
    'GET /api/users/:id/merge': {
      summary: 'Previews the merge of an account into another of the same person',
      access: administrators,
      price: 3,
      row: 'user.merge',
      query: z.strictObject({ into: recordIdParam(ids.user) }),
      answer: one(accountMerge),
    },
    'POST /api/users/:id/merge/announcement': {
      summary: 'Tells both addresses of a person that their accounts will be merged',
      description:
        'Required before the merge, so that the owner of either address can object. An earlier announcement counts for ' +
        '`limits.merge.announcedDays` days.',
      access: administrators,
      aboutPerson: true,
      price: 1,
      row: 'user.merge',
      refs: { into: 'user.merge' },
      body: z.strictObject({ data: mergeAnnouncement }),
      answer: one(accountMerge),
    },
    'POST /api/users/:id/merge': {
      summary: 'Merges an account into another of the same person, and closes it',
      description:
        'Staff need their own password for it. Its sessions end, and it cannot log in. It is deleted when the merge can ' +
        'no longer be undone. Both addresses are told.',
      access: administrators,
      aboutPerson: true,
      limit: 'login',
      row: 'user.merge',
      refs: { into: 'user.merge' },
      body: z.strictObject({ data: newAccountMerge }),
      answer: one(merge),
    },
    'GET /api/merges': {
      summary: 'Lists the merges that can still be undone or were, the newest first',
      access: supporters,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: { kind: filter.oneOf(mergeKinds), undone: filter.flag() },
        sort: ['mergedAt:desc', 'mergedAt:asc'],
      }),
      answer: page(merge),
    },
    'POST /api/merges/:id/undo': {
      summary: 'Undoes a merge: gives back the rows that moved and are still where the merge put them',
      description:
        '`notReturned` says which rows could not be given back, and why. The people of both organisations or accounts are told.',
      access: supporters,
      price: 3,
      row: 'merge.undo',
      answer: one(merge),
    },
  },
  examples: {
    'GET /api/organizations/:id/merge': { query: { into: 2 } },
    'POST /api/organizations/:id/merge': { body: { data: { into: 2, version: '5f2b' } } },
    'GET /api/universities/:id/catalogue-merge': { query: { into: 2 } },
    'POST /api/universities/:id/catalogue-merge': { body: { data: { into: 2, version: '5f2b' } } },
    'GET /api/degrees/:id/catalogue-merge': { query: { into: 2 } },
    'POST /api/degrees/:id/catalogue-merge': { body: { data: { into: 2, version: '5f2b' } } },
    'GET /api/users/:id/merge': { query: { into: 2 } },
    'POST /api/users/:id/merge/announcement': { body: { data: { into: 2 } } },
    'POST /api/users/:id/merge': {
      body: { data: { into: 2, version: '5f2b', password: 'la-mia-de-siempre' } },
    },
    'GET /api/merges': { query: { filters: { undone: { $eq: false } }, pagination: { pageSize: 1 } } },
  },
});
