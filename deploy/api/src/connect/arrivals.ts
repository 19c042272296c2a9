import { LRUCache } from 'lru-cache';

/** Milliseconds. A browser repeats a request at once, or not at all. */
const remembered = 60_000;
const atOnce = 1000;

/**
 * Remembers the results of provider callbacks. A provider's code is valid once, but browsers may request the page
 * twice: when a service worker is starting, or the user is impatient. The second request gets the first one's result.
 */
export interface Arrivals<Arrival extends object> {
  /** @param key of the address and the browser: another browser is a different request */
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
