/**
 * Some servers of this API family wrap each record in `attributes` and each relation in `data`.
 * Screens see flat records only (decisions, "The server side").
 */
export function flattenRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattenRecords);
  if (!isRecord(value)) return value;
  if (isRecord(value.attributes) && 'id' in value)
    return { id: value.id, ...flattenAttributes(value.attributes) };
  return canonical(Object.entries(value).map(([key, inner]) => [key, flattenRecords(inner)]));
}

const flattenAttributes = (attributes: Record<string, unknown>) =>
  canonical(
    Object.entries(attributes).map(([key, inner]) => [
      key,
      flattenRecords(isRelation(inner) ? inner.data : inner),
    ]),
  );

/** Names and values that some servers write in another way, by the contract's (specification §3). */
const canonicalKeys: Readonly<Record<string, string>> = {
  favourites_tfxes: 'favorites_tfxes',
  favorites_resources: 'favourites_resources',
};
const canonicalRoles: Readonly<Record<string, string>> = { 'project-manager': 'projectManager' };

const canonical = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    entries.map(([key, value]) => [
      canonicalKeys[key] ?? key,
      key === 'profileType' && typeof value === 'string' ? (canonicalRoles[value] ?? value) : value,
    ]),
  );

/**
 * Media files with absolute addresses: servers give them relative to themselves, not to the page
 * (specification §3, media file).
 * @param absolute makes an address absolute; leaves it unchanged when it is absolute already
 */
export function withMediaAddresses(value: unknown, absolute: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withMediaAddresses(item, absolute));
  if (!isRecord(value)) return value;
  const isMedia = 'mime' in value && 'url' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isMedia && typeof inner === 'string' && (key === 'url' || key === 'previewUrl')
        ? absolute(inner)
        : withMediaAddresses(inner, absolute),
    ]),
  );
}

const isRelation = (value: unknown): value is { data: unknown } =>
  isRecord(value) && 'data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
