import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';

/** Converts a refusal for a form of several pages: errors at the form's fields, or a message for the whole form. */
export function outcomeOf(
  error: unknown,
  fields: readonly string[],
): { errors: Readonly<Record<string, string>> } | { failure: string } {
  reportUnexpected(error);
  const refused = error instanceof ApiError ? error.fields : {};
  const names = Object.keys(refused);
  return names.length > 0 && names.every((name) => fields.includes(name))
    ? { errors: refused }
    : { failure: messageOf(error) };
}
