/**
 * How many rows the lists had a moment ago. Counting is most of what a list costs, and everybody who leafs through the
 * same list asks for the same number. A change that this process makes forgets all of it; one that another process
 * makes shows in the total (never in the rows) after `lifetime`. A key is a list's whole condition, with whatever the
 * policy put in it: two people share a total only if they see the same rows.
 */
const lifetime = 3_000;
const capacity = 1_000;

interface Total {
  count: number;
  until: number;
}

const known = new Map<string, Total>();

export const totals = {
  get: (key: string): number | undefined => {
    const found = known.get(key);
    return found && found.until > performance.now() ? found.count : undefined;
  },
  set: (key: string, count: number): void => {
    if (totals.get(key) !== undefined) return;
    // A Map keeps the order of insertion: the first is the oldest.
    const oldest = known.keys().next();
    if (known.size >= capacity && !oldest.done) known.delete(oldest.value);
    known.delete(key);
    known.set(key, { count, until: performance.now() + lifetime });
  },
  forget: (): void => known.clear(),
};
