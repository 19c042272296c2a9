import { LRUCache } from 'lru-cache';

/** Milliseconds; a browser asks a second time at once, or not at all. */
const remembered = 60_000;
const atOnce = 1000;

/**
 * Ways back from a provider. A provider's code is good once, but browsers ask for a page twice when a service worker is
 * starting or the user is impatient: the second question has the first one's answer.
 */
export interface Arrivals<Arrival extends object> {
  /** @param key of the address and the browser that asks for it: another browser is another question */
  once: (key: string, find: () => Promise<Arrival>) => Promise<Arrival>;
}

export function openArrivals<Arrival extends object>(): Arrivals<Arrival> {
  const arrivals = new LRUCache<string, Promise<Arrival>>({ max: atOnce, ttl: remembered });
  return {
    once(key, find) {
      const known = arrivals.get(key);
      if (known) return known;
      const arrival = find();
      arrivals.set(key, arrival);
      // A provider in trouble is asked again.
      arrival.catch(() => arrivals.delete(key));
      return arrival;
    },
  };
}
