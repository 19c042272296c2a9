import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { awardEdition, awardEntry, awardJuror, judgedEntry, juryEntry, juryTask } from '../entities/award.ts';
import { awardEditionForm, awardScore, newAwardEntry, newAwardJuror } from '../forms/award.ts';
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
  about:
    'The awards (§2): editions with their categories, works that students enter, the jury and its points, and winners.',
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
      description:
        'A category with works cannot be left out, and the criteria stay once the jury has scored by them.',
      access: editors,
      price: 1,
      row: 'awardEdition.write',
      versioned: 'awardEdition',
      body: z.strictObject({ data: versioned(awardEditionForm) }),
      answer: one(awardEdition),
    },
    'GET /api/award-editions/:id/entries': {
      summary: 'Lists the works that take part in an edition',
      description: 'Points of the jury are in it once its time has passed.',
      access: editors,
      price: 3,
      row: 'awardEdition.write',
      answer: all(judgedEntry),
    },
    'GET /api/award-editions/:id/jury': {
      summary: 'Lists the members of the jury of an edition, and how many works each has scored',
      access: editors,
      price: 3,
      row: 'awardEdition.write',
      answer: all(awardJuror),
    },
    'POST /api/award-editions/:id/jury': {
      summary: 'Invites a teacher or a member of staff to the jury, or changes their categories',
      description: 'A new member gets a mail.',
      access: editors,
      aboutPerson: true,
      price: 1,
      row: 'awardEdition.write',
      body: z.strictObject({ data: newAwardJuror }),
      answer: one(awardJuror),
    },
    'DELETE /api/award-jurors/:id': {
      summary: 'Takes a member off a jury, with the points that they have given',
      access: editors,
      price: 1,
      row: 'awardJuror.write',
      answer: 'nothing',
    },
    'GET /api/award-juries': {
      summary: 'Lists the editions whose jury the user is in, with the works that they score',
      access: ['teacher', 'staff'],
      price: 3,
      own: 'user',
      answer: all(juryTask),
    },
    'PUT /api/award-entries/:id/score': {
      summary: 'Gives points to an entry, as a member of the jury',
      description:
        'From the closing of the edition until the jury has decided. Nobody scores a work of their own.',
      access: ['teacher', 'staff'],
      // The trail must not tell the points before the jury's time has passed.
      aboutPerson: true,
      price: 1,
      row: 'awardEntry.judge',
      body: z.strictObject({ data: awardScore }),
      answer: one(juryEntry),
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
    'POST /api/award-editions/:id/jury': {
      body: { data: { email: 'docente@puente.test', categories: [1] } },
    },
    'PUT /api/award-entries/:id/score': { body: { data: { points: [8], comment: 'Útil y bien contado.' } } },
    'POST /api/award-entries': { body: { data: { work: 1, category: 1 } } },
  },
});
