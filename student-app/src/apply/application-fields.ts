import * as z from 'zod/mini';
import { applicationForm } from '@puente/contract/forms/application';

/** The contract's form and, beside it, what is shown of the CV: it is kept in the draft with the rest, and not sent. */
export const applicationFields = z.extend(applicationForm, {
  cvFile: z.nullable(z.object({ name: z.string(), size: z.number() })),
});

export type ApplicationValues = z.input<typeof applicationFields>;
export type ApplicationToSend = z.output<typeof applicationFields>;

/** In the order of the screen. */
export const fieldOrder = ['motivation', 'availability', 'CV'] as const;
