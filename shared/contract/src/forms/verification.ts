import * as z from 'zod/mini';
import { withdrawalReasonCodes } from '../constants/verification.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalText, requiredText } from './fields.ts';

const words = optionalText(limits.withdrawalWords.max);

const needsWords = (withdrawal: {
  reason?: string | undefined;
  words?: string | null | undefined;
}): boolean => withdrawal.reason !== 'other' || (withdrawal.words ?? '') !== '';

/** Form of staff to withdraw a verification or talent access. `other` needs words: the mail would say nothing without. */
export const withdrawal = z
  .strictObject({ reason: choice(withdrawalReasonCodes), words })
  .check(z.refine(needsWords, { error: messages.required, path: ['words'] }));

/** The reason is optional, since older releases of the organisation app and scripts send none. */
const reasoned = { reason: z.optional(choice(withdrawalReasonCodes)), words };

/** Name and web that staff have looked at. A verification of other values is refused. */
const checked = z.optional(z.strictObject({ name: z.string(), web: z.nullable(z.string()) }));

export const verificationDecision = z
  .strictObject({ verified: z.boolean(), checked, ...reasoned })
  .check(z.refine(needsWords, { error: messages.required, path: ['words'] }));

export const talentAccessDecision = z
  .strictObject({ talent_access: z.boolean(), ...reasoned })
  .check(z.refine(needsWords, { error: messages.required, path: ['words'] }));

/** `true` or `false` in the address. */
const yesOrNo = z.pipe(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((word: 'true' | 'false') => word === 'true'),
  ),
  z.boolean(),
);

export const verificationMailQuery = z.strictObject({ verified: yesOrNo, ...reasoned });
export const talentMailQuery = z.strictObject({ talent_access: yesOrNo, ...reasoned });

export const newStaffNote = z.strictObject({ text: requiredText(1, limits.staffNote.max) });

export type Withdrawal = z.output<typeof withdrawal>;
