import * as z from 'zod/mini';
import { collaborationSideCodes } from '../constants/collaborations.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, day, givenWebAddress, requiredText } from './fields.ts';
import { line, requiredLine } from './line.ts';
import { momentField } from './moment.ts';

const { text, clause, clauses, reference } = limits.universityAgreement;

/** Agreement that a university needs before its students begin, with the source of that rule. */
export const agreementRule = z.strictObject({
  /** Side that asks the university for it. */
  asked_by: choice(collaborationSideCodes),
  /** Steps and papers that the university asks for. */
  needs: requiredText(1, text),
  /** Page of the university with the rule. */
  link: givenWebAddress.check(z.minLength(1, messages.required)),
  /** Day on which somebody last compared the rule with that page. */
  checked: day,
  /** Clauses that agreements of its students have as well, each a paragraph. */
  clauses: z.array(requiredLine(clause)).check(z.maxLength(clauses, messages.tooLong)),
});

/** Rule of a university; null for one that needs no agreement. */
export const agreementRuleChange = z.strictObject({ rule: z.nullable(agreementRule) });

/** State of a university's agreement in a collaboration. */
export const universityAgreementGiven = z.strictObject({
  university: ids.university,
  /** Reference by which the university knows it; '' while it has only been asked for. */
  reference: line(reference),
  /** Signed copy that the user has uploaded. Without one, the copy that there is stays. */
  copy: z.optional(z.nullable(ids.file)),
  /** Time of the entry that the user saw; null when there was none. */
  seen: z.nullable(momentField),
});

export type AgreementRule = z.output<typeof agreementRule>;
export type UniversityAgreementGiven = z.input<typeof universityAgreementGiven>;
