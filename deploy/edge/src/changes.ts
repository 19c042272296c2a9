import { collectionOf } from '@puente/contract/change-feed';

/**
 * Changes that users made through this edge, or another one (change-feed.ts), by collection. A response is stale once its
 * collection has changed, so the next view shows a published, retired or hidden record correctly.
 */
export class Changes {
  #count = 0;
  /** Value of the counter when everything was taken for changed. */
  #all = 0;
  /** Collection -> value of the counter at its last change. */
  readonly #last = new Map<string, number>();

  /** Number of changes so far. Store it with a response at the time of the request. */
  get count(): number {
    return this.#count;
  }

  /** @param path of a request that changed something */
  note(path: string): void {
    this.#count += 1;
    this.#last.set(collectionOf(path), this.#count);
  }

  /** Takes everything for changed, after a time in which changes were not heard of. */
  noteAll(): void {
    this.#count += 1;
    this.#all = this.#count;
  }

  /**
   * Tells whether the collection of an address has changed since.
   * @param count value of `count` when the response was requested
   */
  isSince(count: number, address: string): boolean {
    return Math.max(this.#all, this.#last.get(collectionOf(address)) ?? 0) > count;
  }
}
