import * as z from 'zod/mini';
import { applicationForm } from '@puente/contract/forms/application';
import { summaryOf, type FieldErrors } from '@puente/platform/forms';

/** The contract's form and, beside it, what is shown of the CV: it is kept in the draft with the rest, and not sent. */
export const applicationFields = z.extend(applicationForm, {
  cvFile: z.nullable(z.object({ name: z.string(), size: z.number() })),
});

export type ApplicationValues = z.input<typeof applicationFields>;
export type ApplicationToSend = z.output<typeof applicationFields>;

const fieldNames = { motivation: 'Motivación', availability: 'Disponibilidad', CV: 'Currículum' } as const;
type FieldName = keyof typeof fieldNames;

/** Errors in the order of the screen, each with its field's name: 'Este campo es obligatorio.' alone could be any. */
export const problemsOf = (errors: FieldErrors<ApplicationValues>): { name: string; message: string }[] =>
  summaryOf(errors, Object.keys(fieldNames) as FieldName[]).map(({ name, message }) => ({
    name,
    message: `${fieldNames[name as FieldName]}: ${message}`,
  }));
