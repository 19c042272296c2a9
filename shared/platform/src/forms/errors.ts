import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, explained } from '@puente/client/api-error';

/**
 * Shows the server's messages at the fields that they name.
 * @returns whether every message found a field; otherwise the form shows the refusal as a whole
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const entries = Object.entries(error.fields).filter(([name]) => known.includes(name));
  entries.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return entries.length > 0 && entries.length === Object.keys(error.fields).length;
}

/** Converts a refusal for a form of several pages: errors by field, or the reason why it could not be sent. */
export const refusalOfSteps = (
  error: unknown,
): { errors: Readonly<Record<string, string>> } | { failure: string } =>
  error instanceof ApiError && Object.keys(error.fields).length > 0
    ? { errors: error.fields }
    : { failure: `${explained(error)} No has perdido nada de lo que has escrito.` };

/** Messages of a schema's issues, by field of the form. */
export const messagesOfIssues = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]));

/** Returns the errors in the order of the fields on the screen, for the error summary. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly Path<Values>[],
): { name: string; message: string }[] {
  return order.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' && message !== '' ? [{ name, message }] : [];
  });
}

/**
 * Returns the errors with the names of their fields: five times 'Este campo es obligatorio.' would not help the user.
 * @param labels label on the screen by field name, in the order of the screen
 */
export function namedSummaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Path<Values>, string>>,
): { name: string; message: string }[] {
  return summaryOf(errors, Object.keys(labels) as Path<Values>[]).map(({ name, message }) => ({
    name,
    message: withLabel(labels[name as Path<Values>] ?? '', message),
  }));
}

/** Prefixes a message with a label. A question ends with its own mark. */
const withLabel = (label: string, message: string): string =>
  label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`;
