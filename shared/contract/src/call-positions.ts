import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** A position in a call's input that can contain a hostile value. Positions are derived from the schema, so that none is missed. */
export interface Position {
  in: 'query' | 'body';
  path: readonly string[];
  kind: 'text' | 'word' | 'number' | 'flag' | 'list' | 'object' | 'other';
  /** The words that a `word` may be. */
  words?: readonly string[];
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** `$not` is not a group, but accepts the same conditions inside a group as outside. */
const groups: ReadonlySet<string> = new Set(['$or', '$and', '$not']);

/** Every field of a call's query and body, inside lists and objects too. */
export function positionsOf({ query, body }: Call): Position[] {
  const positions: Position[] = [];
  const seen = new Set<string>();
  const visit = (schema: JsonSchema, where: Position['in'], path: readonly string[]): void => {
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      visit(branch, where, path);
    const words = (schema.enum ?? []).filter((word) => typeof word === 'string');
    const position: Position = { in: where, path, kind: kindOf(schema), ...(words.length > 0 && { words }) };
    const key = JSON.stringify(position);
    if (seen.has(key) || path.length > 12) return;
    seen.add(key);
    positions.push(position);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      // A group of conditions within a group has the same fields again.
      if (!(groups.has(name) && path.some((step) => groups.has(step)))) visit(inner, where, [...path, name]);
    }
    if (typeof schema.additionalProperties === 'object')
      visit(schema.additionalProperties, where, [...path, 'anything']);
    // `$and` takes what `$or` takes.
    if (schema.items && path.at(-1) !== '$and') visit(schema.items, where, [...path, '0']);
  };
  if (query) visit(jsonSchemaOf(query), 'query', []);
  if (typeof body === 'object') visit(jsonSchemaOf(body), 'body', []);
  return positions;
}

const jsonSchemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function kindOf({ type, enum: words, const: only, properties, items }: JsonSchema): Position['kind'] {
  if (words || only !== undefined) return 'word';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'array' || items) return 'list';
  return type === 'object' || properties ? 'object' : 'other';
}

/** Returns a copy with another value at a path. Missing parents are created. */
export function withValueAt(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === '0') return [withValueAt(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const fields =
    typeof whole === 'object' && whole !== null && !Array.isArray(whole)
      ? (whole as Record<string, unknown>)
      : {};
  return { ...fields, [key]: withValueAt(fields[key], rest, value) };
}
