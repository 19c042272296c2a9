/** Returns `/api/projects` for `/api/projects/7/close` and for `/api/projects?sort=title:asc`. */
const collectionOf = (address: string): string => /^\/[^/?]*\/[^/?]*/.exec(address)?.[0] ?? address;

/**
 * Changes that users made through this edge, by collection. A response is stale once its collection has changed, so the
 * next view shows a published, retired or hidden record correctly. Another edge learns of the change when it refreshes
 * its responses.
 */
export class Changes {
  #count = 0;
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

  /**
   * Tells whether the collection of an address has changed since.
   * @param count value of `count` when the response was requested
   */
  isSince(count: number, address: string): boolean {
    return (this.#last.get(collectionOf(address)) ?? 0) > count;
  }
}
