import type * as z from 'zod/mini';
import { refuse } from './refuse.ts';

/** Parts of each record that a query selects. */
interface Wanted {
  fields?: readonly string[] | undefined;
  populate?: readonly string[] | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Names of a record's fields in this response: the response itself, or its `data`, one or several. */
export function fieldsOf(answer: z.ZodMiniType): readonly string[] {
  const shape = shapesIn(answer);
  const within = shape['data'];
  return Object.keys(within ? shapesIn(within) : shape);
}

/** Refuses a field that records of the response do not have. @throws Refusal UnknownParameter */
export function assertFields({ fields = [] }: Wanted, known: readonly string[]): void {
  const unknown = fields.find((name) => name !== '*' && !known.includes(name));
  if (unknown !== undefined) throw refuse('UnknownParameter', { key: `fields.${unknown}`, allowed: known });
}

/** Reduces each record to its id, the selected fields and the populated relations. */
export function withFields(answer: unknown, { fields, populate = [] }: Wanted): unknown {
  if (!fields || fields.includes('*') || !isRecord(answer)) return answer;
  const kept = new Set(['id', ...fields, ...populate.map((path) => path.split('.')[0])]);
  const trim = (record: unknown): unknown =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name))) : record;
  const { data } = answer;
  if (data === undefined) return trim(answer);
  return { ...answer, data: Array.isArray(data) ? data.map(trim) : trim(data) };
}

/**
 * Returns the fields of an object schema, even inside lists and other wrappers. For a union of objects, those of all.
 */
function shapesIn(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> {
  const { shape, element, innerType, out, options = [] } = schema._zod.def as Definition;
  if (shape) return shape;
  const inner = element ?? innerType ?? out;
  if (inner) return shapesIn(inner);
  return Object.assign({}, ...options.map(shapesIn)) as Record<string, z.ZodMiniType>;
}

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

const isRecord = (part: unknown): part is Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
