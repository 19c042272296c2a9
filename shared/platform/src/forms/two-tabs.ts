/** Fakes Web Locks and BroadcastChannel, which jsdom lacks: one lock of each name, tabs of one page. */

type Grant = (lock: Lock | null) => unknown;

interface Held {
  stolen: (reason: unknown) => void;
}

export class Locks {
  readonly #held = new Map<string, Held>();
  #queue: { name: string; start: () => void }[] = [];

  async request(name: string, how: LockOptions, grant: Grant): Promise<unknown> {
    // Never at once: as a browser answers.
    await Promise.resolve();
    if (how.ifAvailable === true && this.#held.has(name)) return Promise.resolve(grant(null));
    return new Promise((resolve, reject) => {
      const start = () => {
        const held: Held = { stolen: reject };
        this.#held.set(name, held);
        void Promise.resolve(grant({ name, mode: 'exclusive' })).then((result) => {
          resolve(result);
          if (this.#held.get(name) === held) this.#free(name);
        });
      };
      if (how.steal === true) {
        this.#held.get(name)?.stolen(new DOMException('stolen', 'AbortError'));
        start();
      } else if (this.#held.has(name)) {
        const waiting = { name, start };
        this.#queue.push(waiting);
        how.signal?.addEventListener('abort', () => {
          this.#queue = this.#queue.filter((one) => one !== waiting);
          reject(new DOMException('given up', 'AbortError'));
        });
      } else start();
    });
  }

  #free(name: string): void {
    this.#held.delete(name);
    const next = this.#queue.find((one) => one.name === name);
    this.#queue = this.#queue.filter((one) => one !== next);
    next?.start();
  }
}

const channels = new Set<Channel>();

export class Channel extends EventTarget {
  /** True to drop messages, as in a tab that the browser has suspended. */
  static silent = false;
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    if (Channel.silent) return;
    for (const other of channels) {
      if (other !== this && other.#name === this.#name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    channels.delete(this);
  }
}
