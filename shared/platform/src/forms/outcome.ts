import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';

/** What a form of several pages is told when its call was refused: messages at fields that it has, or words for the whole. */
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
