import type { Declared } from './call.ts';
import { type CallName, calls } from './calls.ts';

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)]));
}

describe.each(Object.entries(calls) as [CallName, Declared][])('%s', (_name, { query, body, example }) => {
  it('has an example of its query', () => {
    if (!query) return expect(example?.query).toBeUndefined();
    expect(example).toBeDefined();
    // Query values are sent as text.
    expect(query.safeParse(asText(example?.query ?? {})).error?.issues).toBeUndefined();
  });

  it('has an example of its body', () => {
    if (typeof body !== 'object') return expect(example?.body).toBeUndefined();
    expect(example?.body).toBeDefined();
    expect(body.safeParse(example?.body).error?.issues).toBeUndefined();
  });
});

/**
 * Calls that accept unknown fields: clients send their whole user record, of which only the address counts, and raw measurements of
 * browsers.
 */
const takesAnything: ReadonlySet<string> = new Set(['POST /auth/request-message', 'POST /api/measurements']);

it.each(
  (Object.entries(calls) as [CallName, Declared][]).flatMap(([name, { body, example }]) =>
    typeof body === 'object' && !takesAnything.has(name) ? [[name, body, example] as const] : [],
  ),
)('%s never drops a field that it does not know', (_name, body, example) => {
  const { data, ...others } = Object(example?.body) as { data?: object };
  const sent = data ? { data: { ...data, nickname: 'x' }, ...others } : { ...others, nickname: 'x' };
  expect(body.safeParse(sent).error?.issues).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'unrecognized_keys', keys: ['nickname'] })]),
  );
});
