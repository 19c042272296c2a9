import { eq } from 'drizzle-orm';
import { brand } from '@puente/contract/brand';
import type { agreementCalls } from '@puente/contract/calls/agreements';
import { requireRow } from '../db/require-row.ts';
import { universities } from '../db/schema.ts';
import { madeFile } from '../http/answers.ts';
import { refuse } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { fileAnswer } from '../uploads/file-answer.ts';
import { acceptAgreement, writeAgreement } from './agreement.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { presentAgreement } from './presenter.ts';
import { copyOfAcceptance } from './signed-copy.ts';
import { copyOfUniversity, writeUniversityAgreement } from './university-agreements.ts';
import { presentRule, universityRules } from './university-rules.ts';

export const agreementRoutes = {
  'GET /api/collaborations/:id/agreement': async ({ db, actor, row }) => ({
    data: await presentAgreement(db, actor, row),
  }),

  'POST /api/collaborations/:id/agreement': async ({ actor, row, body: { data }, ...services }) => {
    await writeAgreement(services.db, postOf(services), actor, row, data);
    return { data: await presentAgreement(services.db, actor, row) };
  },

  'POST /api/collaborations/:id/agreement/acceptances': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await acceptAgreement(services, postOf(services), actor, row, data);
    return { data: await presentAgreement(services.db, actor, row) };
  },

  'GET /api/collaborations/:id/agreement/file': async ({ db, actor, row }) => {
    const [latest] = (await presentAgreement(db, actor, row)).versions;
    if (!latest) throw refuse('NotFound');
    const pdf = await agreementPdf(row.title, latest);
    return madeFile(pdf, `${brand.slug}-acuerdo-${latest.version}.pdf`, 'application/pdf');
  },

  'GET /api/collaborations/:id/agreement/copy': async ({ db, row, query, uploads }) =>
    fileAnswer(uploads, await copyOfAcceptance(db, row.id, query.acceptance)),

  'POST /api/collaborations/:id/university-agreements': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await writeUniversityAgreement(services.db, postOf(services), actor, row, data);
    return { data: await presentAgreement(services.db, actor, row) };
  },

  'GET /api/collaborations/:id/university-agreements/copy': async ({ db, row, query, uploads }) =>
    fileAnswer(uploads, await copyOfUniversity(db, row.id, query.university)),

  'GET /api/universities/agreement-rules': async ({ db }) => ({ data: await universityRules(db) }),

  'PUT /api/universities/:id/agreement-rule': async ({ db, row, body: { data }, assertUnchanged }) => {
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return requireRow(
        await tx
          .update(universities)
          .set({ agreementRule: data.rule })
          .where(eq(universities.id, row.id))
          .returning(),
      );
    });
    return { data: presentRule(changed) };
  },
} satisfies Routes<typeof agreementCalls>;
