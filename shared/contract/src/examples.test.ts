import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import { examples } from './examples.ts';
import type { Example } from './examples/example.ts';

const all: Partial<Record<string, Example>> = examples;

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)]));
}

describe.each(Object.entries(calls) as [CallName, Call][])('%s', (name, { query, body }) => {
  const example = all[name];

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
  (Object.entries(calls) as [CallName, Call][]).flatMap(([name, { body }]) =>
    typeof body === 'object' && !takesAnything.has(name) ? [[name, body] as const] : [],
  ),
)('%s never drops a field that it does not know', (name, body) => {
  const { data, ...others } = Object(all[name]?.body) as { data?: object };
  const sent = data ? { data: { ...data, nickname: 'x' }, ...others } : { ...others, nickname: 'x' };
  expect(body.safeParse(sent).error?.issues).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'unrecognized_keys', keys: ['nickname'] })]),
  );
});

it('has no example without its call', () => {
  expect(Object.keys(all).filter((name) => !(name in calls))).toEqual([]);
});
