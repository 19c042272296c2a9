import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { memberCertificate, publicCertificate } from '../entities/certificate.ts';
import {
  certificateIssue,
  certificateShown,
  certificateVoiding,
  seenCompetences,
} from '../forms/certificate.ts';
import { limits } from '../limits.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const certificateCalls = declare({
  subject: 'certificates',
  about:
    'Certificates of students about collaborations that have ended: their facts on the day of issue, a public page for each code, a PDF ' +
    'and an Open Badge.',
  calls: {
    'GET /api/certificates': {
      summary: 'Returns what the student of a certificate shows to everybody with its code',
      description: 'A code is read with or without hyphens, in small or capital letters.',
      access: 'anyone',
      price: 1,
      own: 'public',
      query: z.strictObject({ code: z.string().check(z.maxLength(limits.certificate.code)) }),
      answer: one(publicCertificate),
    },
    'GET /api/collaborations/:id/certificates': {
      summary: 'Lists the certificates of a collaboration, by student',
      description: 'Students get their own, the organisation and the teacher those of all students.',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 2,
      row: 'collaboration.read',
      answer: all(memberCertificate),
    },
    'POST /api/collaborations/:id/certificates': {
      summary: "Issues the student's certificate, or a newer one when the facts have changed",
      description:
        'The collaboration is closed (StatusNotAllowed). What the organisation voided is not issued again with the same facts. A second ' +
        'issue of the same facts changes only what the page shows.',
      access: ['student'],
      price: 5,
      row: 'collaboration.move',
      body: z.strictObject({ data: certificateIssue }),
      answer: all(memberCertificate),
    },
    'POST /api/collaborations/:id/certificates/shown': {
      summary: 'Decides what the public page of a certificate shows',
      access: ['student'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: certificateShown }),
      answer: all(memberCertificate),
    },
    'POST /api/collaborations/:id/certificates/voidings': {
      summary: 'Voids a certificate, by its student or the organisation',
      description: 'Its page and its badge say so from then on. The organisation gives a reason.',
      access: ['student', ...organizationRoles],
      price: 2,
      row: 'collaboration.move',
      body: z.strictObject({ data: certificateVoiding }),
      answer: all(memberCertificate),
    },
    'POST /api/collaborations/:id/certificates/competences': {
      summary: "Says which competences the organisation has seen at a student's work",
      description: 'A certificate that was issued before does not change.',
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      body: z.strictObject({ data: seenCompetences }),
      answer: all(memberCertificate),
    },
    'GET /api/collaborations/:id/certificates/file': {
      summary: "Downloads the student's valid certificate as a PDF",
      access: ['student'],
      price: 5,
      row: 'collaboration.move',
      answer: 'file',
    },
    'GET /api/collaborations/:id/certificates/badge': {
      summary: "Downloads the student's valid certificate as an Open Badge 3.0",
      access: ['student'],
      price: 5,
      row: 'collaboration.move',
      answer: 'file',
    },
  },
  examples: {
    'GET /api/certificates': { query: { code: '7K3M-9QWX-V2TB' } },
    'POST /api/collaborations/:id/certificates': {
      body: { data: { shown: ['holder', 'title', 'organization'], replaces: null } },
    },
    'POST /api/collaborations/:id/certificates/shown': {
      body: { data: { code: '7K3M9QWXV2TB', shown: ['holder', 'title', 'hours'] } },
    },
    'POST /api/collaborations/:id/certificates/voidings': {
      body: { data: { code: '7K3M9QWXV2TB', reason: 'Las fechas no son las del trabajo.' } },
    },
    'POST /api/collaborations/:id/certificates/competences': {
      body: { data: { member: 1, competences: ['initiative', 'communication'] } },
    },
  },
});
