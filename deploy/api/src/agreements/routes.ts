import { Readable } from 'node:stream';
import { brand } from '@puente/contract/brand';
import type { agreementCalls } from '@puente/contract/calls/agreements';
import { refuse } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { acceptAgreement, writeAgreement } from './agreement.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { presentAgreement } from './presenter.ts';

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
    await acceptAgreement(services.db, postOf(services), actor, row, data);
    return { data: await presentAgreement(services.db, actor, row) };
  },

  'GET /api/collaborations/:id/agreement/file': async ({ db, actor, row }) => {
    const [latest] = (await presentAgreement(db, actor, row)).versions;
    if (!latest) throw refuse('NotFound');
    const bytes = Buffer.from(await agreementPdf(row.title, latest));
    return {
      stream: Readable.from([bytes]),
      name: `${brand.slug}-acuerdo-${latest.version}.pdf`,
      mime: 'application/pdf',
      size: bytes.length,
    };
  },
} satisfies Routes<typeof agreementCalls>;
