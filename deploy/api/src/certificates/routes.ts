import { brand } from '@puente/contract/brand';
import type { certificateCalls } from '@puente/contract/calls/certificates';
import { nameOfCompetence } from '@puente/contract/constants/competence-names';
import { signedBadge } from '../credentials/open-badge.ts';
import { madeFile } from '../http/answers.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { issueCertificate, markCompetences, showFacts, voidCertificate } from './issue.ts';
import { certificatesOf, pageOf, publicCertificateOf, validCertificateOf } from './presenter.ts';

export const certificateRoutes = {
  'GET /api/certificates': async ({ db, query: { code } }) => ({
    data: await publicCertificateOf(db, code),
  }),

  'GET /api/collaborations/:id/certificates': async ({ db, actor, row }) => ({
    data: await certificatesOf(db, actor, row),
  }),

  'POST /api/collaborations/:id/certificates': async ({ db, actor, row, body: { data } }) => {
    await issueCertificate(db, actor, row, data);
    return { data: await certificatesOf(db, actor, row) };
  },

  'POST /api/collaborations/:id/certificates/shown': async ({ db, actor, row, body: { data } }) => {
    await showFacts(db, actor, row, data);
    return { data: await certificatesOf(db, actor, row) };
  },

  'POST /api/collaborations/:id/certificates/voidings': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await voidCertificate(services.db, postOf(services), actor, row, data);
    return { data: await certificatesOf(services.db, actor, row) };
  },

  'POST /api/collaborations/:id/certificates/competences': async ({
    actor,
    row,
    body: { data },
    ...services
  }) => {
    await markCompetences(services.db, postOf(services), actor, row, data);
    return { data: await certificatesOf(services.db, actor, row) };
  },

  'GET /api/collaborations/:id/certificates/file': async ({ db, actor, row, config: { publicUrl } }) => {
    const certificate = await validCertificateOf(db, actor, row);
    const pdf = await certificatePdf(certificate, pageOf(certificate, publicUrl));
    return madeFile(pdf, `${brand.slug}-certificado-${certificate.code}.pdf`, 'application/pdf');
  },

  'GET /api/collaborations/:id/certificates/badge': async ({ db, actor, row, credentialIssuer }) => {
    const certificate = await validCertificateOf(db, actor, row);
    const badge = await signedBadge(
      {
        ...certificate,
        statusIndex: certificate.id,
        organization: certificate.organizationName,
        competences: certificate.competences.flatMap((code) => nameOfCompetence(code) ?? []),
      },
      credentialIssuer,
    );
    const name = `${brand.slug}-insignia-${certificate.code}.json`;
    return madeFile(JSON.stringify(badge), name, 'application/ld+json');
  },
} satisfies Routes<typeof certificateCalls>;
