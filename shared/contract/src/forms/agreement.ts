import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { day, requiredText } from './fields.ts';
import { line } from './line.ts';

const { text, weekHours, totalHours } = limits.agreement;

const hours = (max: number) =>
  z.int({ error: messages.required }).check(z.minimum(1, messages.pattern), z.maximum(max, messages.pattern));

/** Terms that the parties of a collaboration agree on. */
export const agreementTerms = z.strictObject({
  tasks: requiredText(1, text),
  begins: day,
  ends: day,
  hours_week: hours(weekHours),
  hours_total: z.nullable(hours(totalHours)),
  place: requiredText(1, text),
  pay: requiredText(1, text),
  result: requiredText(1, text),
  confidentiality: requiredText(1, text),
  data_protection: requiredText(1, text),
});

/** SHA-256 of an agreement's text, in hexadecimal. */
const fingerprint = line(64);

/** Terms, and the fingerprint of the version that their author saw; null when there was none. */
export const agreementDraft = z.extend(agreementTerms, { seen: z.nullable(fingerprint) });

/** Acceptance of the version with this fingerprint, with the signed copy of a party who signed elsewhere. */
export const agreementAcceptance = z.strictObject({
  hash: fingerprint,
  copy: z.optional(z.nullable(ids.file)),
});

export type AgreementTerms = z.output<typeof agreementTerms>;
export type AgreementDraft = z.input<typeof agreementDraft>;
