/** Random generator with the same numbers on every machine and every day, so that seeded data is reproducible. */
export interface Random {
  /** 0 <= n < 1 */
  next: () => number;
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, in random order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  chance: (probability: number) => boolean;
}

export function makeRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[below(items.length)] as Item;
  };
  return {
    next,
    below,
    pick,
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
    chance: (probability) => next() < probability,
  };
}
