import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

const motivation = z.string().check(
  z.trim(),
  z.minLength(1, messages.required),
  z.minLength(limits.motivation.min, messages.tooShort(limits.motivation.min)),
  z.maxLength(limits.motivation.max, messages.tooLong),
);

const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(limits.projectText.max, messages.tooLong)));

/** What a student sends with an application; `CV` is the id that POST /api/upload gave. */
export const application = z.object({
  project: z.int().check(z.positive()),
  motivation,
  availability: optionalText,
  CV: z.int({ error: messages.required }).check(z.positive(messages.required)),
});

/** The form as it is filled in. `cvFile` is not sent: it is what a kept draft shows of the CV that was uploaded. */
export const applicationForm = z.extend(z.pick(application, { motivation: true, availability: true, CV: true }), {
  cvFile: z.optional(z.nullable(z.object({ name: z.string(), size: z.number() }))),
});

export type Application = z.infer<typeof application>;
export type ApplicationForm = z.input<typeof applicationForm>;
