import qs from 'qs';
import * as z from 'zod/mini';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { queryMessages } from '@puente/contract/query-messages';
import { priceOf } from '@puente/contract/query-price';
import { inDeclaredForm } from './body-forms.ts';
import { Refusal, refuse, refuseFields } from './refuse.ts';
import { unstorablePath } from './storable.ts';

// Spanish messages for all schemas without their own: zod/mini comes without texts.
z.config({
  localeError: (issue) => {
    if (issue.input === undefined || issue.input === null) return messages.required;
    return issue.code === 'too_big' ? messages.tooLong : messages.pattern;
  },
});

const largestId = 2_147_483_647;

/** Parses `:id` of a path as a positive 32-bit number. @throws Refusal NotFound for anything else */
export function parseParams(params: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
      if (id > largestId) throw refuse('NotFound');
      return [name, id];
    }),
  );
}

/** Parses the query string (`filters[a][$eq]`) with its schema. @throws Refusal UnknownParameter, ValidationError */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, url: string): z.output<Schema> {
  const start = url.indexOf('?');
  const query = parse(schema, start === -1 ? {} : read(url.slice(start + 1)), wholeKey);
  if (priceOf(Object(query) as object) > limits.query.price)
    throw refuseFields({ filters: messages.queryTooDear });
  return query;
}

/** Depth of `filters[$or][0][relation][relation][field][$in]`, with groups nested as deep as the contract allows. */
const depth = 2 * limits.query.depth + 6;

/** Tells whether a query contains a word search in any notation, including one that will be refused. */
export function asksForWords(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1) return false;
  try {
    return hasWordKey(read(url.slice(start + 1)));
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

const hasWordKey = (part: unknown): boolean =>
  isRecord(part) &&
  Object.entries(part).some(([key, inner]) => /keyword|contains/i.test(key) || hasWordKey(inner));

function read(text: string): unknown {
  try {
    return qs.parse(text, {
      depth,
      strictDepth: true,
      arrayLimit: 200,
      parameterLimit: limits.request.parameters,
      throwOnLimitExceeded: true,
      plainObjects: true,
    });
  } catch {
    throw refuse('ValidationError');
  }
}

/** Parses a JSON body with its schema. @throws Refusal ValidationError with a Spanish message per field */
export const parseBody = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> =>
  parse(schema, body ?? {}, fieldOf);

/** Parses the body of a call, in any of the forms that `inDeclaredForm` accepts. */
export const parseCallBody = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => parseBody(schema, inDeclaredForm(schema, body));

type NameOf = (path: readonly PropertyKey[]) => string;

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  nameOf: NameOf,
): z.output<Schema> {
  const unstorable = unstorablePath(input);
  if (unstorable) throw refuseFields({ [nameOf(unstorable)]: messages.pattern });
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const isQuery = nameOf === wholeKey;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const unknownKey = unknownKeyOf(issue, input);
    if (unknownKey !== undefined)
      throw refuse('UnknownParameter', { key: unknownKey, ...(isQuery && allowedInstead(issue, schema)) });
    // The form shows the first message of each field as well.
    fields[nameOf(issue.path)] ??= isQuery ? withValues(issue) : issue.message;
  }
  throw refuseFields(fields);
}

/** Adds the allowed values of an enum to the error, for the developer of the client. */
const withValues = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' && issue.message === messages.pattern
    ? queryMessages.allowedValues(issue.values.map(String))
    : issue.message;

/** Returns the keys that are allowed in place of an unknown one. */
function allowedInstead(issue: z.core.$ZodIssue, schema: z.ZodMiniType): { allowed?: readonly string[] } {
  const { allowed = keysAt(schema, issue.path) } = issue as { allowed?: readonly string[] };
  return allowed.length > 0 ? { allowed } : {};
}

/** Returns the keys of the object at this path. */
function keysAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): readonly string[] {
  const { shape, element, innerType, out } = schema._zod.def as Definition;
  const inner = innerType ?? out;
  if (inner) return keysAt(inner, path);
  const [key, ...rest] = path;
  if (element) return key === undefined ? [] : keysAt(element, rest);
  if (!shape) return [];
  if (key === undefined) return Object.keys(shape);
  const part = shape[String(key)];
  return part ? keysAt(part, rest) : [];
}

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
}

/** Returns the unknown key as it was sent: `filters.student.disability`, even when `student` itself is unknown. */
function unknownKeyOf(issue: z.core.$ZodIssue, input: unknown): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const path = [...issue.path, ...issue.keys.slice(0, 1)];
  let sent = path.reduce<unknown>((part, key) => (isRecord(part) ? part[String(key)] : undefined), input);
  while (isRecord(sent)) {
    const [key] = Object.keys(sent);
    if (key === undefined || key.startsWith('$')) break;
    path.push(key);
    sent = sent[key];
  }
  return wholeKey(path);
}

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

const longestKey = 200;
const wholeKey: NameOf = (path) => path.join('.').slice(0, longestKey);

/** Returns the name by which a form knows the field, without the `data` around a record or the path inside a field. */
const fieldOf: NameOf = (path) => String((path[0] === 'data' ? (path[1] ?? path[0]) : path[0]) ?? '');
