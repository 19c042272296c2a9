import { summaryOf, type FieldErrors } from '@puente/platform/forms';

/**
 * Errors for the summary, each with the name of its field: five times 'Este campo es obligatorio.' helps nobody.
 * @param labels field name -> what it is called on the screen, in the order of the screen
 */
export function namedProblems<Values extends object>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Extract<keyof Values, string>, string>>,
): { name: string; message: string }[] {
  const names = Object.keys(labels) as Extract<keyof Values, string>[];
  return summaryOf(errors as FieldErrors, names).map(({ name, message }) => ({
    name,
    message: `${labels[name as Extract<keyof Values, string>] ?? ''}: ${message}`,
  }));
}
