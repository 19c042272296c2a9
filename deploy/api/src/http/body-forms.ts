import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a record that clients send back although they cannot change them. */
const stamps: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt']);

/**
 * Converts a body to the form that its call declares. The specification writes some bodies within `data` and some
 * without: every call accepts both. Drops a record's `id`, `createdAt` and `updatedAt`, which are not part of a change.
 */
export function inDeclaredForm(schema: z.ZodMiniType, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const shape = shapeOf(schema);
  const within = shape['data'];
  if (!within) return withoutStamps(shape, isWrapped(body) ? body['data'] : body);
  const isBare = !('data' in body) && Object.keys(body).length > 0;
  const { data, ...others } = isBare ? { data: body } : body;
  return { ...others, ...(data !== undefined && { data: withoutStamps(shapeOf(within), data) }) };
}

const isWrapped = (body: Fields): boolean => Object.keys(body).join() === 'data' && isRecord(body['data']);

function withoutStamps(shape: Readonly<Record<string, z.ZodMiniType>>, fields: unknown): unknown {
  if (!isRecord(fields)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !stamps.has(name) || name in shape));
}

/** Returns the fields of an object schema, even inside wrappers such as pipes. */
function shapeOf(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> {
  const { out, shape } = schema._zod.def as z.core.$ZodTypeDef & {
    out?: z.ZodMiniType;
    shape?: Record<string, z.ZodMiniType>;
  };
  return out ? shapeOf(out) : (shape ?? {});
}

const isRecord = (part: unknown): part is Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
