import * as z from 'zod/mini';
import { collaborationSideCodes } from '../constants/collaborations.ts';
import { agreementTerms } from '../forms/agreement.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';
import { universityAgreement } from './university-agreement.ts';

/** An acceptance. The name is null once the account is deleted. */
const acceptance = z.object({
  id: ids.agreementAcceptance,
  side: z.enum(collaborationSideCodes),
  name: nullableText,
  at: moment,
  /** Signed copy of a party who signed elsewhere; null for an acceptance with the account. */
  copy: z.nullable(
    z.object({
      /** SHA-256 of the bytes, in hexadecimal. */
      hash: z.string(),
      /** False once the account of its party is deleted, and the copy with it. */
      is_kept: z.boolean(),
    }),
  ),
});

/** A version of an agreement. It changes until somebody accepts it. */
const agreementVersion = z.object({
  version: z.int(),
  /** SHA-256 of its canonical text, in hexadecimal. */
  hash: z.string(),
  at: moment,
  terms: agreementTerms,
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  acceptances: z.array(acceptance),
});

/** Somebody whose acceptance the latest version needs. `name` is null for the organisation, for which anybody of it accepts. */
const agreementParty = z.object({
  side: z.enum(collaborationSideCodes),
  name: nullableText,
  own: z.boolean(),
  hasAccepted: z.boolean(),
});

/** The agreement of a collaboration: its versions, newest first, what the project says for a first one, and what universities need. */
export const agreement = z.object({
  versions: z.array(agreementVersion),
  parties: z.array(agreementParty),
  suggestion: z.partial(agreementTerms),
  /** Agreements that the universities of its students need. */
  universities: z.array(universityAgreement),
});

export type Agreement = z.infer<typeof agreement>;
export type AgreementVersion = z.infer<typeof agreementVersion>;
export type AgreementParty = z.infer<typeof agreementParty>;
