import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { limits } from '../limits.ts';
import { emailField } from './email.ts';
import { choice, requiredText, requiredTitle } from './fields.ts';
import { requiredLine } from './line.ts';

const { subject, message } = limits.contactMessage;

/** What a visitor writes to the people behind the product (`/contacto`). */
export const contactForm = z.strictObject({
  name: requiredLine(limits.name.max),
  email: emailField,
  audience: choice(faqAudiences),
  subject: requiredTitle(subject.min, subject.max),
  message: requiredText(message.min, message.max),
});

export type ContactForm = z.infer<typeof contactForm>;

/** The same with what tells a visitor from a machine. The server alone judges it, and never says how. */
export const newContactMessage = z.extend(contactForm, {
  /** A field that visitors neither see nor hear: only a machine fills it in. */
  website: z.string().check(z.maxLength(limits.address.max)),
  /** Milliseconds from the moment that the form was shown to its sending. A duration: clocks may differ. */
  shownFor: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

export type NewContactMessage = z.infer<typeof newContactMessage>;
