/** Keeps the first item for each key, in order. @param keyOf returns the key; items without one are all kept */
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
