import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { agreement } from '../entities/agreement.ts';
import { agreementAcceptance, agreementDraft } from '../forms/agreement.ts';
import { one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const sides = ['student', ...organizationRoles, 'teacher'] as const;

export const agreementCalls = declare({
  subject: 'agreements',
  about: 'The agreement of a collaboration: its text in versions, and who has accepted which.',
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
      description: 'A version with another fingerprint is refused. A second acceptance changes nothing.',
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
  },
});
