import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { agreement } from '../entities/agreement.ts';
import { universityRule } from '../entities/university-agreement.ts';
import { agreementAcceptance, agreementDraft } from '../forms/agreement.ts';
import { agreementRuleChange, universityAgreementGiven } from '../forms/university-agreement.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { all, one, recordIdParam } from '../query.ts';
import { organizationRoles, supporters } from '../roles.ts';

const sides = ['student', ...organizationRoles, 'teacher'] as const;

export const agreementCalls = declare({
  subject: 'agreements',
  about:
    'The agreement of a collaboration: its text in versions, who has accepted which, and the agreements that universities need.',
  calls: {
    'GET /api/collaborations/:id/agreement': {
      summary: 'Returns the agreement with its versions',
      access: sides,
      price: 2,
      row: 'collaboration.read',
      answer: one(agreement),
    },
    'POST /api/collaborations/:id/agreement': {
      summary: 'Writes the agreement, or amends it',
      description:
        'Changes the latest version until somebody has accepted it; afterwards it begins a new one. `seen` is the fingerprint of the latest version that the author read.',
      access: sides,
      price: 2,
      row: 'collaboration.move',
      body: z.strictObject({ data: agreementDraft }),
      answer: one(agreement),
    },
    'POST /api/collaborations/:id/agreement/acceptances': {
      summary: 'Accepts the latest version',
      description:
        'A version with another fingerprint is refused. A second acceptance changes nothing. `copy` is a signed PDF of a party who signed elsewhere.',
      access: sides,
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: agreementAcceptance }),
      answer: one(agreement),
    },
    'GET /api/collaborations/:id/agreement/file': {
      summary: 'Downloads the latest version as a PDF',
      access: sides,
      price: 5,
      row: 'collaboration.read',
      answer: 'file',
    },
    'GET /api/collaborations/:id/agreement/copy': {
      summary: 'Downloads the signed copy of a party',
      access: sides,
      price: 2,
      row: 'collaboration.read',
      query: z.strictObject({ acceptance: recordIdParam(ids.agreementAcceptance) }),
      answer: 'file',
    },
    'POST /api/collaborations/:id/university-agreements': {
      summary: 'Says how far the agreement that a university needs is',
      description:
        'The side that the university names asks for it first. Afterwards every side writes its reference and uploads the signed copy.',
      access: sides,
      price: 2,
      row: 'collaboration.move',
      body: z.strictObject({ data: universityAgreementGiven }),
      answer: one(agreement),
    },
    'GET /api/collaborations/:id/university-agreements/copy': {
      summary: 'Downloads the signed agreement of a university',
      access: sides,
      price: 2,
      row: 'collaboration.read',
      query: z.strictObject({ university: recordIdParam(ids.university) }),
      answer: 'file',
    },
    'GET /api/universities/agreement-rules': {
      summary: 'Lists the universities of the catalogue, with the agreement that each needs',
      access: supporters,
      price: 2,
      own: 'platform',
      answer: all(universityRule),
    },
    'PUT /api/universities/:id/agreement-rule': {
      summary: 'Changes the agreement that a university needs',
      description: 'Its clauses are added to agreements that are written from then on.',
      access: supporters,
      price: 1,
      row: 'university.write',
      versioned: 'university',
      body: z.strictObject({ data: versioned(agreementRuleChange) }),
      answer: one(universityRule),
    },
  },
  examples: {
    'POST /api/collaborations/:id/agreement': {
      body: {
        data: {
          tasks: 'Medir el ruido de los sensores del puerto y publicar un mapa.',
          begins: '2027-02-01',
          ends: '2027-06-15',
          hours_week: 20,
          hours_total: 300,
          place: 'Híbrido, A Coruña.',
          pay: '300 euros al mes.',
          result: 'Compartida.',
          confidentiality: 'Nadie cuenta fuera lo que la organización señale como confidencial.',
          data_protection: 'Los datos personales se usan solo para este trabajo.',
          seen: null,
        },
      },
    },
    'POST /api/collaborations/:id/agreement/acceptances': {
      body: { data: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } },
    },
    'GET /api/collaborations/:id/agreement/copy': { query: { acceptance: 1 } },
    'POST /api/collaborations/:id/university-agreements': {
      body: { data: { university: 1, reference: 'UDC-2027-118', seen: null } },
    },
    'GET /api/collaborations/:id/university-agreements/copy': { query: { university: 1 } },
    'PUT /api/universities/:id/agreement-rule': {
      body: {
        data: {
          rule: {
            asked_by: 'teacher',
            needs:
              'El tutor académico pide el convenio en la secretaría, al menos quince días antes de empezar.',
            link: 'https://universidad.example/practicas/convenios',
            checked: '2026-11-28',
            clauses: ['La universidad puede visitar el lugar de trabajo.'],
          },
        },
      },
    },
  },
});
