import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CountedWarnings } from './counted-warnings.ts';
import { type DrawnPage, isForVisitors } from './drawn-page.ts';
import { isPublicPage } from './page-access.ts';
import {
  askForPage,
  isKnownToRenderer,
  type PageRequest,
  routeOf,
  Trouble,
  troubleOf,
} from './page-renderer.ts';
import { type PublicData } from './preloaded-data.ts';
import { type Renderers } from './renderers.ts';

export interface RenderedPageLimits {
  /** Longest time that a page waits for the renderer, in ms. After that the client renders it. */
  waitMs: number;
  /** Time before a failed page is requested again, in ms. */
  restMs: number;
  /** Total size of all cached pages. */
  keptBytes: number;
  /** Limit for pages that are rendered concurrently. Further pages are left to the client. */
  mostAtOnce: number;
}

export const defaultPageLimits: Readonly<RenderedPageLimits> = {
  waitMs: 300,
  restMs: 5_000,
  keptBytes: 32 * 1024 * 1024,
  mostAtOnce: 64,
};

/**
 * Longest time that rendering may continue when no visitor waits any more, in ms. Its result is cached for the next
 * ones.
 */
const requestTimeoutMs = 2_000;
/** Approximate overhead of a cache entry, without its text. */
const entryBytes = 300;

/** A page as a visitor without a session asks for it. */
export interface PageToRender extends PageRequest {
  early: PublicData;
}

/** State of a page: its HTML, or that it is left to the client. */
interface Known {
  drawn?: DrawnPage;
}

/** In ms. A rendered page depends on its key only, except for relative times such as 'Quedan 5 días'. */
const longestKept = 10 * 60_000;

/**
 * Requests the HTML of public pages from the renderer. It depends on the releases, the address and the API responses,
 * all of which are in the cache key.
 */
export class RenderedPages {
  readonly #renderers: Renderers;
  readonly #warnings: CountedWarnings;
  readonly #limits: RenderedPageLimits;
  readonly #cache: LRUCache<string, Known, PageToRender>;
  #underWay = 0;

  /** @param renderers without any, no page is rendered */
  constructor(renderers: Renderers, log: FastifyBaseLogger, limits: Partial<RenderedPageLimits> = {}) {
    this.#renderers = renderers;
    this.#warnings = new CountedWarnings(log);
    this.#limits = { ...defaultPageLimits, ...limits };
    this.#cache = new LRUCache<string, Known, PageToRender>({
      maxSize: this.#limits.keptBytes,
      ttl: longestKept,
      sizeCalculation: sizeOf,
      // An entry may be pushed out while it is drawn: its visitors get it all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (key, _, { context, options }) => {
        const isFull = this.#underWay >= this.#limits.mostAtOnce;
        const known = isFull ? undefined : await this.#drawInTime(key, context);
        // The next visitor of a page for which there was no place may have one.
        if (!known) options.ttl = isFull ? 1 : this.#limits.restMs;
        return known ?? {};
      },
    });
  }

  /** True from a quarter of the limit on: the rest is for visitors who wait. */
  get isBusy(): boolean {
    return this.#underWay >= this.#limits.mostAtOnce / 4;
  }

  /** @returns undefined when the client has to render it */
  async drawnOf(page: PageToRender): Promise<DrawnPage | undefined> {
    if (!this.#renderers.areThere || !isRendered(page)) return undefined;
    return (await this.#cache.fetch(keyOf(page), { context: page }))?.drawn;
  }

  /**
   * Waits for a page. A late page is cached for the next visitors.
   * @returns undefined when it failed, or is late
   */
  async #drawInTime(key: string, page: PageToRender): Promise<Known | undefined> {
    const drawing = this.#draw(page);
    const late = Symbol('late');
    const inTime = await Promise.race([drawing, sleep(this.#limits.waitMs, late, { ref: false })]);
    if (inTime !== late) return inTime;
    this.#report(page, `it was not drawn within ${this.#limits.waitMs} ms`);
    void drawing.then((known) => {
      if (known) this.#cache.set(key, known);
    });
    return undefined;
  }

  async #draw(page: PageToRender): Promise<Known | undefined> {
    this.#underWay += 1;
    try {
      return await this.#ask(page);
    } catch (error) {
      this.#report(page, troubleOf(error), error);
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** @throws when the renderer fails */
  async #ask(page: PageToRender): Promise<Known> {
    const timeoutMs = Math.max(requestTimeoutMs, this.#limits.waitMs);
    const drawn = await askForPage(this.#renderers, page, timeoutMs);
    if (drawn === undefined) return {};
    if (!('html' in drawn) || !isForVisitors(drawn)) throw new Trouble('the page is not as it should be');
    return { drawn };
  }

  #report(page: PageToRender, trouble: string, error?: unknown): void {
    const fields = { err: error, route: routeOf(page), trouble };
    this.#warnings.warn(trouble, fields, 'a page is left to the client, since it was not drawn');
  }
}

/** Tells whether the renderer knows this page, and every visitor without a session may see it. */
const isRendered = (page: PageToRender): boolean =>
  isKnownToRenderer(page) && page.owner !== undefined && isPublicPage(page.owner);

/** The age of the responses is not part of the key: the same responses give the same page. */
function keyOf({ view, address, early: { answers } }: PageToRender): string {
  const hashes = Object.entries(answers).map(([call, body]) => `${call} ${hashOf(body)}`);
  return [view.id, ...hashes, address].join(' ');
}

/** Hash of a response. The cache of responses keeps the same object as long as the API answers the same. */
function hashOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const known = hashes.get(body);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64');
  hashes.set(body, hash);
  return hash;
}

const hashes = new WeakMap<object, string>();

/** Texts take up to two bytes a character. */
const sizeOf = (known: Known, key: string): number =>
  2 * (JSON.stringify(known).length + key.length) + entryBytes;
