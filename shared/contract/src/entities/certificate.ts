import * as z from 'zod/mini';
import { certificateFactCodes, certificateVoidedBy } from '../constants/certificates.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** Days as yyyy-MM-dd in Spain, on which the work began and ended. */
const day = z.string();

/** A certificate with what was true on the day of issue. */
export const certificate = z.object({
  code: z.string(),
  /** Full name of the student. */
  holder: z.string(),
  begins: day,
  ends: day,
  /** Confirmed minutes of work. */
  minutes: z.int(),
  /** Codes of competences (constants/competence-names.ts). */
  competences: z.array(z.string()),
  /** Facts that its student shows on the public page. */
  shown: z.array(z.enum(certificateFactCodes)),
  issuedAt: moment,
  voidedAt: z.nullable(moment),
  voidedBy: z.nullable(z.enum(certificateVoidedBy)),
  void_reason: nullableText,
});

/** Certificate of one student, and what a new one would say. */
export const memberCertificate = z.object({
  member: ids.collaborationMember,
  /** The latest one, valid or not. */
  latest: z.nullable(certificate),
  /** Competences that the organisation has seen at work. */
  competences: z.array(z.string()),
  /** Confirmed minutes of work. */
  minutes: z.int(),
  /** The student may issue one now: there is none, it is not valid, or the facts have changed. */
  can_be_issued: z.boolean(),
});

/** A certificate as anybody with its code reads it. What its student does not show is null. */
export const publicCertificate = z.object({
  code: z.string(),
  issuedAt: moment,
  voidedAt: z.nullable(moment),
  voidedBy: z.nullable(z.enum(certificateVoidedBy)),
  holder: nullableText,
  title: nullableText,
  organization: nullableText,
  begins: z.nullable(day),
  ends: z.nullable(day),
  minutes: z.nullable(z.int()),
  competences: z.nullable(z.array(z.string())),
});

export type Certificate = z.infer<typeof certificate>;
export type MemberCertificate = z.infer<typeof memberCertificate>;
export type PublicCertificate = z.infer<typeof publicCertificate>;
