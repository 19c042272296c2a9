import * as z from 'zod/mini';
import { agreementRule } from '../forms/university-agreement.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** A university of the catalogue with the agreement that it needs; null for none. */
export const universityRule = z.object({
  id: ids.university,
  name: z.string(),
  updatedAt: moment,
  rule: z.nullable(agreementRule),
});

/** Agreement that the university of a student of a collaboration needs. */
export const universityAgreement = z.object({
  university: ids.university,
  name: z.string(),
  rule: agreementRule,
  /** Null until it has been asked for. */
  entry: z.nullable(
    z.object({
      /** Null while it has only been asked for. */
      reference: nullableText,
      has_copy: z.boolean(),
      /** User who wrote it last; null once the account is deleted. */
      name: nullableText,
      at: moment,
    }),
  ),
});

export type UniversityRule = z.infer<typeof universityRule>;
export type UniversityAgreement = z.infer<typeof universityAgreement>;
