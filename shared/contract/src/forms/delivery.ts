import * as z from 'zod/mini';
import { deliveryAnswers } from '../constants/deliveries.ts';
import { deliveryMessages } from '../delivery-messages.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import type { UploadedFile } from './field-definition.ts';
import { choice, givenWebAddress, optionalText, reference } from './fields.ts';
import { filledText } from './line.ts';

/** Fields of a version, in the form and in the call. */
const content = {
  link: givenWebAddress.check(
    // A port that does not exist passes the pattern of addresses.
    z.refine((value) => value === '' || URL.canParse(value), messages.pattern),
  ),
  text: optionalText(limits.collaboration.reason),
  confidential: z.boolean(),
};

interface Delivered {
  link: string;
  file?: unknown;
}

const isSomething = ({ link, file }: Delivered): boolean => link !== '' || (file ?? null) !== null;

const nothing = { error: deliveryMessages.nothing, path: ['link'] };

/** Form of a version: a link, a file that is stored already, or both. */
export const deliveryForm = z
  .object({ ...content, file: z.nullable(z.custom<UploadedFile>()) })
  .check(z.refine(isSomething, nothing));

/** A version for a milestone. `seen` is the latest version that the student saw: after another one, this one is refused. */
export const deliveryGiven = z
  .strictObject({
    ...content,
    file: z.optional(z.nullable(reference<'file'>())),
    milestone: reference<'milestone'>(),
    seen: z.nullable(reference<'delivery'>()),
  })
  .check(z.refine(isSomething, nothing));

/** An answer to the latest version that the person saw. Asking for changes needs a reason. */
export const deliveryAnswer = z.strictObject({
  delivery: reference<'delivery'>(),
  answer: choice(deliveryAnswers),
  reason: optionalText(limits.collaboration.reason),
});

/** A comment on what is delivered for a milestone. */
export const deliveryCommentGiven = z.strictObject({
  milestone: reference<'milestone'>(),
  text: filledText(limits.deliveryComments.text),
});

export type DeliveryForm = z.input<typeof deliveryForm>;
export type DeliveryGiven = z.input<typeof deliveryGiven>;
export type DeliveryAnswerGiven = z.input<typeof deliveryAnswer>;
export type DeliveryCommentGiven = z.input<typeof deliveryCommentGiven>;
