import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples.ts';

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
    // As it travels: everything in a query is text.
    expect(query.safeParse(asText(example?.query ?? {})).error?.issues).toBeUndefined();
  });

  it('has an example of its body', () => {
    if (typeof body !== 'object') return expect(example?.body).toBeUndefined();
    expect(example?.body).toBeDefined();
    expect(body.safeParse(example?.body).error?.issues).toBeUndefined();
  });
});

it('has no example without its call', () => {
  expect(Object.keys(all).filter((name) => !(name in calls))).toEqual([]);
});
