/**
 * The first of each: of items that share a key only the one that comes first, in their order.
 * @param keyOf what tells them apart; an item without one is like no other
 */
export function firstOfEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number | null | undefined,
): Item[] {
  const known = new Set<string | number>();
  return items.filter((item) => {
    const key = keyOf(item) ?? null;
    if (key === null) return true;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
