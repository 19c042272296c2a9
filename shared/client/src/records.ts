/**
 * Some servers of this API family wrap each record in `attributes` and each relation in `data`.
 * Screens see flat records only (decisions, "The server side").
 */
export function flattenRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattenRecords);
  if (!isRecord(value)) return value;
  if (isRecord(value.attributes) && 'id' in value) return { id: value.id, ...flattenAttributes(value.attributes) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flattenRecords(inner)]));
}

const flattenAttributes = (attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, inner]) => [key, flattenRecords(isRelation(inner) ? inner.data : inner)]),
  );

const isRelation = (value: unknown): value is { data: unknown } =>
  isRecord(value) && 'data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
