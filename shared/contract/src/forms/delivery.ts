import * as z from 'zod/mini';
import { deliveryAnswers } from '../constants/deliveries.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, givenWebAddress, optionalText, reference } from './fields.ts';

/** Link and words of a version. */
export const deliveryContent = z.strictObject({
  link: givenWebAddress.check(
    z.minLength(1, messages.required),
    // A port that does not exist passes the pattern of addresses.
    z.refine((value) => URL.canParse(value), messages.pattern),
  ),
  text: optionalText(limits.collaboration.reason),
  confidential: z.boolean(),
});

/** A version for a milestone. `seen` is the latest version that the student saw: after another one, this one is refused. */
export const deliveryGiven = z.extend(deliveryContent, {
  milestone: reference<'milestone'>(),
  seen: z.nullable(reference<'delivery'>()),
});

/** An answer to the latest version that the person saw. Asking for changes needs a reason. */
export const deliveryAnswer = z.strictObject({
  delivery: reference<'delivery'>(),
  answer: choice(deliveryAnswers),
  reason: optionalText(limits.collaboration.reason),
});

export type DeliveryContent = z.input<typeof deliveryContent>;
export type DeliveryGiven = z.input<typeof deliveryGiven>;
export type DeliveryAnswerGiven = z.input<typeof deliveryAnswer>;
