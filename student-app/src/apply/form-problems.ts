import type { ApplicationForm } from '@puente/contract/forms/application';
import { summaryOf, type FieldErrors } from '@puente/platform/forms';

const fieldNames = { motivation: 'Motivación', availability: 'Disponibilidad', CV: 'Currículum' } as const;
type FieldName = keyof typeof fieldNames;

/** Errors in the order of the screen, each with its field's name: 'Este campo es obligatorio.' alone could be any. */
export const problemsOf = (errors: FieldErrors<ApplicationForm>): { name: string; message: string }[] =>
  summaryOf(errors, Object.keys(fieldNames) as FieldName[]).map(({ name, message }) => ({
    name,
    message: `${fieldNames[name as FieldName]}: ${message}`,
  }));
