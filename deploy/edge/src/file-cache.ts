/** Keeps file contents in memory up to a total size; what was not used for longest goes first. */
export class FileCache {
  readonly #limit: number;
  readonly #entries = new Map<string, { tag: string; bytes: Buffer }>();
  #size = 0;

  /** @param limit in bytes. A file of more than an eighth of it is not kept, lest it drive out all others. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The content, unless it was put under another tag: then the file has changed. */
  get(key: string, tag: string): Buffer | undefined {
    const entry = this.#entries.get(key);
    if (entry?.tag !== tag) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.bytes;
  }

  put(key: string, tag: string, bytes: Buffer): void {
    this.#remove(key);
    if (bytes.length > this.#limit / 8) return;
    this.#entries.set(key, { tag, bytes });
    this.#size += bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.bytes.length;
  }
}
