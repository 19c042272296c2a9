import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { limits } from '../limits.ts';
import { emailField } from './email.ts';
import { choice, requiredText, requiredTitle } from './fields.ts';
import { requiredLine } from './line.ts';

const { subject, message } = limits.contactMessage;

/** Message of a visitor to the people behind the product (`/contacto`). */
export const contactForm = z.strictObject({
  name: requiredLine(limits.name.max),
  email: emailField,
  audience: choice(faqAudiences),
  subject: requiredTitle(subject.min, subject.max),
  message: requiredText(message.min, message.max),
});

export type ContactForm = z.infer<typeof contactForm>;

/** A contact message with the signals for spam detection. Only the server evaluates them, and it never explains its decision. */
export const newContactMessage = z.extend(contactForm, {
  /** Honeypot: a field hidden from visitors, which only bots fill in. */
  website: z.string().check(z.maxLength(limits.address.max)),
  /** Milliseconds between showing and sending the form. A duration, because clocks may differ. */
  shownFor: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

export type NewContactMessage = z.infer<typeof newContactMessage>;
