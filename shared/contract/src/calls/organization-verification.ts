import * as z from 'zod/mini';
import { declare } from '../call.ts';
import {
  decided,
  decisionMail,
  organizationDouble,
  reviewedOrganization,
  staffNote,
} from '../entities/verification.ts';
import {
  newStaffNote,
  talentAccessDecision,
  talentMailQuery,
  verificationDecision,
  verificationMailQuery,
} from '../forms/verification.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { supporters } from '../roles.ts';

export const organizationVerificationCalls = declare({
  subject: 'organization-verification',
  about: 'Verification of organisations and their access to the talent corner, by staff.',
  calls: {
    'GET /api/organizations/review': {
      summary: 'Lists organisations for staff, by default the oldest first',
      access: supporters,
      price: 3,
      own: 'platform',
      query: listQuery({
        filters: {
          /** Matches words in the name, sector, type, location and description. */
          keyword: filter.contains(),
          verified: filter.flag(),
          talent_access: filter.flag(),
        },
        sort: ['createdAt:asc', 'createdAt:desc', 'name:asc'],
      }),
      answer: page(reviewedOrganization),
    },
    'GET /api/organizations/:id/doubles': {
      summary: 'Lists at most ten other organisations with a similar name or the same web, and says why',
      access: supporters,
      price: 3,
      row: 'organization.verify',
      answer: all(organizationDouble),
    },
    'PUT /api/organizations/:id/verification': {
      summary: 'Verifies an organisation or withdraws the verification',
      description:
        'Talent access requires verification. The people of the organisation are told, with the reason of a withdrawal. ' +
        'The same state again changes nothing and sends nothing. Other values than `checked` are refused (Conflict).',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      body: z.strictObject({ data: verificationDecision }),
      answer: decided,
    },
    'GET /api/organizations/:id/verification/mail': {
      summary: 'Returns the mail that a decision about the verification would send',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      query: verificationMailQuery,
      answer: one(decisionMail),
    },
    'PUT /api/organizations/:id/talent/access': {
      summary: "Grants or withdraws an organisation's access to the talent corner",
      description: 'The people of the organisation are told, with the reason of a withdrawal.',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      body: z.strictObject({ data: talentAccessDecision }),
      answer: decided,
    },
    'GET /api/organizations/:id/talent/access/mail': {
      summary: 'Returns the mail that a decision about the access to the talent corner would send',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      query: talentMailQuery,
      answer: one(decisionMail),
    },
    'GET /api/organizations/:id/staff-notes': {
      summary: 'Lists the notes of staff about an organisation, newest first',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      answer: all(staffNote),
    },
    'POST /api/organizations/:id/staff-notes': {
      summary: 'Adds a note about an organisation, which only staff read',
      access: supporters,
      price: 1,
      row: 'organization.verify',
      body: z.strictObject({ data: newStaffNote }),
      answer: one(staffNote),
    },
  },
  examples: {
    'GET /api/organizations/review': {
      query: { filters: { verified: { $eq: false } }, sort: 'createdAt:asc', pagination: { page: 1 } },
    },
    'PUT /api/organizations/:id/verification': { body: { data: { verified: true } } },
    'GET /api/organizations/:id/verification/mail': {
      query: { verified: false, reason: 'web', words: 'El dominio está en venta desde mayo.' },
    },
    'PUT /api/organizations/:id/talent/access': { body: { data: { talent_access: true } } },
    'GET /api/organizations/:id/talent/access/mail': { query: { talent_access: true } },
    'POST /api/organizations/:id/staff-notes': {
      body: { data: { text: 'Hemos llamado al teléfono de la web: responde Marta Souto.' } },
    },
  },
});
