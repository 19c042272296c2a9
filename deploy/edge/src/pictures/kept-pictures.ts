import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Renderers } from '../renderers.ts';
import { type PictureWords } from './words.ts';

export interface PictureLimits {
  /** Longest time that a visitor waits for a picture, in ms. After that the icon is used. */
  waitMs: number;
  /** Time before a failed picture is requested again, in ms. */
  restMs: number;
  /** Total size of all cached pictures. */
  keptBytes: number;
  /** Limit for pictures that are drawn concurrently. */
  mostAtOnce: number;
}

export const defaultPictureLimits: Readonly<PictureLimits> = {
  // Longer than for a page: a program waits, and what it gets it keeps.
  waitMs: 2_500,
  restMs: 5_000,
  keptBytes: 16 * 1024 * 1024,
  mostAtOnce: 32,
};

const requestTimeoutMs = 10_000;
const largestPicture = 1_000_000;
/** Approximate overhead of a cache entry, without its picture. */
const entryBytes = 500;

export interface Picture {
  png: Buffer;
  etag: string;
}

/** State of a picture: its bytes, or that it failed. */
interface Known {
  picture?: Picture;
}

/** Requests pictures of pages from the renderer. A picture depends on its words alone, so they are its cache key. */
export class KeptPictures {
  readonly #renderers: Renderers;
  readonly #log: FastifyBaseLogger;
  readonly #limits: PictureLimits;
  readonly #cache: LRUCache<string, Known, PictureWords>;
  #underWay = 0;
  /** Tells whether the current failure has been logged. */
  #isReported = false;

  constructor(renderers: Renderers, log: FastifyBaseLogger, limits: Partial<PictureLimits> = {}) {
    this.#renderers = renderers;
    this.#log = log;
    this.#limits = { ...defaultPictureLimits, ...limits };
    this.#cache = new LRUCache<string, Known, PictureWords>({
      maxSize: this.#limits.keptBytes,
      sizeCalculation: ({ picture }, key) => (picture?.png.length ?? 0) + key.length + entryBytes,
      // An entry may be pushed out while it is drawn: the visitor who asked gets it all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (_, __, { context: words, options }) => {
        const isFull = this.#underWay >= this.#limits.mostAtOnce;
        const picture = isFull ? undefined : await this.#draw(words);
        if (picture) return { picture };
        // The next one who asks for a picture for which there was no place may have one.
        options.ttl = isFull ? 1 : this.#limits.restMs;
        return {};
      },
    });
  }

  /**
   * Returns a picture. A late one is cached for the next visitor.
   * @returns undefined when it failed, or is late
   */
  async pictureOf(words: PictureWords): Promise<Picture | undefined> {
    const drawing = this.#cache.fetch(JSON.stringify(words), { context: words });
    return (await Promise.race([drawing, sleep(this.#limits.waitMs, undefined, { ref: false })]))?.picture;
  }

  async #draw(words: PictureWords): Promise<Picture | undefined> {
    this.#underWay += 1;
    try {
      const response = await this.#renderers.ask('/pictures', words, requestTimeoutMs);
      // Read in any case: the connection is for the next picture as well.
      const png = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200 || response.headers.get('content-type') !== 'image/png')
        throw new Error(`The renderer answered ${response.status}.`);
      if (png.length > largestPicture) throw new Error('The picture is too large.');
      this.#isReported = false;
      return { png, etag: etagOf(png) };
    } catch (error) {
      if (!this.#isReported)
        this.#log.warn({ err: error }, 'shared links show the icon: no picture was drawn');
      this.#isReported = true;
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
