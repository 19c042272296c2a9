/** `/api/projects/7/close` and `/api/projects?sort=title:asc` are both of `/api/projects`. */
const collectionOf = (address: string): string => /^\/[^/?]*\/[^/?]*/.exec(address)?.[0] ?? address;

/**
 * What users changed through this edge: an answer that was asked for before its collection changed is not shown any more, so
 * that what is published, retired or hidden shows at the next view. Another edge learns of it when its answers are renewed.
 */
export class Changes {
  #count = 0;
  /** Collection -> how many changes there had been when it changed last. */
  readonly #last = new Map<string, number>();

  /** How many there have been: to be kept with an answer when it is asked for. */
  get count(): number {
    return this.#count;
  }

  /** @param path of a request that changed something */
  note(path: string): void {
    this.#count += 1;
    this.#last.set(collectionOf(path), this.#count);
  }

  /** Whether the collection of an address has changed. @param count of when its answer was asked for */
  isSince(count: number, address: string): boolean {
    return (this.#last.get(collectionOf(address)) ?? 0) > count;
  }
}
