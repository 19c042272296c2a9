import { wordDifferences } from './word-differences.ts';

/** '−old− +new+' marks what differs. */
const marked = (before: string, after: string): string =>
  wordDifferences(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `−${text}−` : `+${text}+`))
    .join('');

it.each([
  ['', '', ''],
  ['Hola', 'Hola', 'Hola'],
  ['', 'Hola', '+Hola+'],
  ['Hola', '', '−Hola−'],
  ['Elige un tema', 'Elige otro tema', 'Elige− un−+ otro+ tema'],
  ['uno dos tres', 'uno tres', 'uno− dos− tres'],
  ['uno tres', 'uno dos tres', 'uno+ dos+ tres'],
  ['uno dos', 'tres cuatro', '−uno dos−+tres cuatro+'],
  ['Un párrafo.', 'Un párrafo.\n\nOtro.', 'Un párrafo.+\n\nOtro.+'],
  ['a b c a b b a', 'c b a b a c', '−a−+c+ b− c− a b− b− a+ c+'],
])('marks the words that differ between %j and %j', (before, after, expected) =>
  expect(marked(before, after)).toBe(expected),
);

/** Always the same sequence of numbers from 0 up to `below`. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

it('makes up both texts again, whatever they are', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = numbers(seed);
    const text = () =>
      Array.from({ length: next(30) }, () => ['a', 'b ', ' c', '\n', '  '][next(5)]).join(' ');
    const [before, after] = [text(), text()];
    const runs = wordDifferences(before, after);
    const without = (left: 'removed' | 'added') =>
      runs.flatMap(({ kind, text }) => (kind === left ? [] : text)).join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  }
});

it('replaces the whole text when little is alike, in bounded time', () => {
  const before = Array.from({ length: 5_000 }, (_, index) => `a${index}`).join(' ');
  const after = Array.from({ length: 5_000 }, (_, index) => `b${index}`).join(' ');
  expect(wordDifferences(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
