import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { awardEdition, awardEntry } from '../entities/award.ts';
import { awardEditionForm, newAwardEntry } from '../forms/award.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { editors } from '../roles.ts';

const edition = {
  year: 2037,
  name: 'Premios 2037',
  description: 'Para trabajos que dejan algo útil.',
  opensAt: '2037-03-01T08:00:00.000Z',
  closesAt: '2037-04-01T07:00:00.000Z',
  announcedAt: '2037-05-01T07:00:00.000Z',
};

export const awardCalls = declare({
  subject: 'awards',
  about: 'The awards (§2): editions with their categories, works that students enter, and winners.',
  calls: {
    'GET /api/award-editions': {
      summary: 'Lists editions of the awards, the latest first',
      description: 'Visitors get editions that have opened, and winners once they are announced.',
      access: 'anyone',
      price: 3,
      scope: 'awardEdition',
      query: listQuery({ filters: { id: filter.id(ids.awardEdition) }, sort: ['opensAt:desc'] }),
      answer: page(awardEdition),
    },
    'POST /api/award-editions': {
      summary: 'Creates an edition of the awards',
      access: editors,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: awardEditionForm }),
      answer: one(awardEdition),
    },
    'PUT /api/award-editions/:id': {
      summary: 'Changes an edition of the awards and its categories',
      description: 'A category with works cannot be left out.',
      access: editors,
      price: 1,
      row: 'awardEdition.write',
      versioned: 'awardEdition',
      body: z.strictObject({ data: versioned(awardEditionForm) }),
      answer: one(awardEdition),
    },
    'GET /api/award-editions/:id/entries': {
      summary: 'Lists the works that take part in an edition',
      access: editors,
      price: 3,
      row: 'awardEdition.write',
      answer: all(awardEntry),
    },
    'PUT /api/award-entries/:id/winner': {
      summary: 'Says whether an entry wins its category',
      description: 'The work counts as awarded from the announcement on.',
      access: editors,
      price: 1,
      row: 'awardEntry.decide',
      body: z.strictObject({ data: z.strictObject({ winner: z.boolean() }) }),
      answer: one(awardEntry),
    },
    'GET /api/award-entries': {
      summary: "Lists the student's own entries",
      access: ['student'],
      price: 3,
      own: 'student',
      answer: all(awardEntry),
    },
    'POST /api/award-entries': {
      summary: "Enters the student's published work in a category, or moves it to another one",
      access: ['student'],
      price: 1,
      refs: { work: 'work.enter' },
      body: z.strictObject({ data: newAwardEntry }),
      answer: one(awardEntry),
    },
    'DELETE /api/award-entries/:id': {
      summary: 'Withdraws an entry while the edition is open',
      access: ['student'],
      price: 1,
      row: 'awardEntry.withdraw',
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/award-editions': { query: { filters: { id: { $eq: 1 } }, sort: 'opensAt:desc' } },
    'POST /api/award-editions': {
      body: { data: { ...edition, judgedBy: '2037-04-20T07:00:00.000Z', categories: [{ name: 'TFG' }] } },
    },
    'PUT /api/award-editions/:id': {
      body: { data: { ...edition, categories: [{ name: 'TFM' }] } },
    },
    'PUT /api/award-entries/:id/winner': { body: { data: { winner: true } } },
    'POST /api/award-entries': { body: { data: { work: 1, category: 1 } } },
  },
});
