import { encode } from '../../test/hostile/attempts.ts';
import fc from 'fast-check';
import type { Declared } from '@puente/contract/call';
import { type Position, positionsOf, withValueAt } from '@puente/contract/call-positions';
import { type CallName, calls } from '@puente/contract/calls';
import { parseBody, parseQuery } from './parsing.ts';
import { Refusal } from './refuse.ts';
import { unstorablePath } from './storable.ts';

/** Properties of input, for every call: it is refused as the catalogue says, or it is parsed and can be stored. */

const declared = Object.entries(calls) as [CallName, Declared][];
const numRuns = 60;

/** The result of an input: a refusal, or a usable value. */
function fate(parse: () => unknown): void {
  try {
    const parsed = parse();
    expect(unstorablePath(parsed)).toBeUndefined();
    expect(JSON.stringify(parsed ?? null).length).toBeLessThan(300_000);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(['ValidationError', 'UnknownParameter']).toContain(error.code);
    expect(
      Object.values(error.details.fields ?? {}).every(
        (message) => typeof message === 'string' && message !== '',
      ),
    ).toBe(true);
  }
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('__proto__', '$or', '\0', '\ud800', '-1', '1e309', '2024-02-30', 'null'),
);

describe.each(declared.filter(([, { query }]) => query))('the query of %s', (_, call) => {
  const { query } = call;
  if (!query) throw new Error('Only calls with a query are here.');
  const paths = positionsOf(call)
    .filter((position) => position.in === 'query')
    .map(({ path }) => path);
  const operators = [
    '$eq',
    '$ne',
    '$in',
    '$notIn',
    '$contains',
    '$containsi',
    '$gte',
    '$lte',
    '$null',
    '$or',
    '$and',
    '$not',
    '0',
    '[]',
  ];
  /** Declared keys, with a wrong one here and there. */
  const key = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...paths) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...paths), fc.constantFrom(...operators))
        .map(([path, operator]) => [...path, operator]),
    },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.oneof(fc.constantFrom('filters', 'populate', 'pagination', 'sort', ...operators), text),
        { maxLength: 12 },
      ),
    },
  );
  const pair = fc.tuple(key, text).map(([path, value]) => `${bracketed(path)}=${encode(value)}`);

  it('is refused or understood, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) =>
        fate(() => parseQuery(query, `/x?${pairs.join('&')}`)),
      ),
      { numRuns },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (raw) =>
        fate(() => parseQuery(query, `/x?${raw}`)),
      ),
      { numRuns },
    );
  });
});

describe.each(declared.filter(([, { body }]) => typeof body === 'object'))('the body of %s', (_, call) => {
  const { body } = call;
  if (typeof body !== 'object') throw new Error('Only calls with a JSON body are here.');
  const example = call.example?.body;
  const positions = positionsOf(call).filter((position) => position.in === 'body');
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), fc.double(), fc.bigInt().map(Number));
  const changes = fc.array(fc.tuple(fc.constantFrom<Position>(...positions), value), {
    minLength: 1,
    maxLength: 4,
  });

  it('is refused or understood, whatever it is', () => {
    fc.assert(
      fc.property(changes, (all) =>
        fate(() =>
          parseBody(
            body,
            all.reduce<unknown>((whole, [{ path }, part]) => withValueAt(whole, path, part), example),
          ),
        ),
      ),
      { numRuns },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (whole) => fate(() => parseBody(body, whole))),
      { numRuns },
    );
  });
});

/** `a[b][c]`, as in a URL. */
const bracketed = ([first = '', ...rest]: readonly string[]): string =>
  encode(first) + rest.map((part) => `[${encode(part)}]`).join('');
