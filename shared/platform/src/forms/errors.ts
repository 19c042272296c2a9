import { ApiError, explained } from '@puente/client/api-error';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's messages at the fields that they name.
 * @returns whether every message found its field: otherwise the form shows the refusal as a whole
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

/** What a form of several pages shows of a refusal: the fields that it names, or why it could not be sent. */
export const refusalOfSteps = (
  error: unknown,
): { errors: Readonly<Record<string, string>> } | { failure: string } =>
  error instanceof ApiError && Object.keys(error.fields).length > 0
    ? { errors: error.fields }
    : { failure: `${explained(error)} No has perdido nada de lo que has escrito.` };

/** The messages of a schema at the fields of a form: what the contract would refuse of it. */
export const messagesOfIssues = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]));

/** Errors in the order of the fields on the screen, for the error summary. */
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
 * The same, each with the name of its field: five times 'Este campo es obligatorio.' would not help the user.
 * @param labels field name -> what it is called on the screen, in the order of the screen
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

/** A question ends with its own mark. */
const withLabel = (label: string, message: string): string =>
  label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`;
