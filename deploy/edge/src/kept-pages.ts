import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type ChannelView } from './channel-view.ts';
import { type DrawnPage } from './drawn-page.ts';
import { type PublicData } from './preloaded-data.ts';

/** Encodings of kept pages, the best first. */
export const pageEncodings = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/** Parts of a public page. A page of a user is not assignable: its responses and its HTML have a person. */
export interface PublicPage {
  view: Pick<ChannelView, 'id'>;
  /** Path and query. */
  address: string;
  early: PublicData;
  drawn: DrawnPage | undefined;
}

export interface KeptPageLimits {
  /** Total size of all kept pages. */
  keptBytes: number;
  /** Number of views after which a page is compressed as well as possible. */
  denseAfter: number;
}

const defaultKeptLimits: Readonly<KeptPageLimits> = {
  keptBytes: 64 * 1024 * 1024,
  denseAfter: 20,
};

/** A page that every visitor without a session gets, byte for byte. */
export interface KeptPage {
  etag: string;
  headers: Readonly<Record<string, string>>;
  br: Buffer | Promise<Buffer>;
  gzip?: Promise<Buffer>;
  views: number;
}

/** Qualities of brotli: at once, and in the background. */
const quickly = 4;
const densely = 11;
/** Compressed pages have less than this part of their length. */
const compressedPart = 1 / 3;
/** Approximate overhead of a cache entry, with its headers. */
const entryBytes = 4_000;

const compress = async (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
const decompress = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/**
 * Public pages as they are sent: compressed, with their headers. A page stays as long as it would be made of the same
 * releases and responses. So it needs no purge, and another release set has other pages.
 */
export class KeptPages {
  readonly #limits: KeptPageLimits;
  readonly #cache: LRUCache<string, { madeOf: string; kept: KeptPage; bytes: number }>;
  /** One page at a time is compressed in the background. */
  #isCompressing = false;

  constructor(limits: Partial<KeptPageLimits> = {}) {
    this.#limits = { ...defaultKeptLimits, ...limits };
    this.#cache = new LRUCache({
      maxSize: this.#limits.keptBytes,
      sizeCalculation: ({ bytes }) => Math.ceil(bytes * compressedPart) + entryBytes,
    });
  }

  /** @returns undefined when the page has to be made: it is new, or made of something else */
  find(page: PublicPage): KeptPage | undefined {
    const entry = this.#cache.get(keyOf(page));
    return entry?.madeOf === partsOf(page) ? entry.kept : undefined;
  }

  /** @param headers those that depend on the page */
  keep(page: PublicPage, html: string, headers: Record<string, string>): KeptPage {
    const content = Buffer.from(html);
    const etag = etagOf(content, headers);
    const former = this.#cache.get(keyOf(page))?.kept;
    // The same bytes of other parts: their compressed forms stay.
    const kept = former?.etag === etag ? former : { etag, headers, br: compress(content, quickly), views: 0 };
    this.#cache.set(keyOf(page), { madeOf: partsOf(page), kept, bytes: content.byteLength });
    return kept;
  }

  /** Returns the page in this encoding. */
  bodyOf(kept: KeptPage, encoding: PageEncoding): Buffer | Promise<Buffer> {
    kept.views += 1;
    if (kept.views === this.#limits.denseAfter) void this.#compressDensely(kept);
    if (encoding === 'br') return kept.br;
    const content = Promise.resolve(kept.br).then(decompress);
    return encoding === 'gzip' ? (kept.gzip ??= content.then(gzipped)) : content;
  }

  /** Replaces the quickly compressed form. A page that has to wait tries again after as many views. */
  async #compressDensely(kept: KeptPage): Promise<void> {
    if (this.#isCompressing) {
      kept.views = 0;
      return;
    }
    this.#isCompressing = true;
    try {
      kept.br = await compress(await decompress(await kept.br), densely);
    } catch {
      // The quickly compressed form stays.
    } finally {
      this.#isCompressing = false;
    }
  }
}

/** Weak, since all encodings have the same. The policy is part of it, because browsers keep it with the page. */
function etagOf(content: Buffer, headers: Record<string, string>): string {
  const hash = createHash('sha256').update(content).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

const keyOf = ({ view, address }: PublicPage): string => `${view.id} ${address}`;

/**
 * Identity of the responses and the HTML of a page. Cheaper than comparing them, and does not hold them in memory: their
 * own caches return the same objects as long as nothing changes.
 */
const partsOf = ({ early: { at, answers }, drawn }: PublicPage): string =>
  [at, idOf(drawn), ...Object.entries(answers).flatMap(([call, body]) => [call, idOf(body)])].join(' ');

function idOf(part: unknown): number | string {
  if (typeof part !== 'object' || part === null) return String(JSON.stringify(part));
  const known = ids.get(part);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(part, lastId);
  return lastId;
}

const ids = new WeakMap<object, number>();
let lastId = 0;
