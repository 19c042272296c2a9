import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { earlyAnswerKey, type PreloadedData } from '@puente/contract/preloaded-data';
import { type Changes } from './changes.ts';
import { CountedWarnings } from './counted-warnings.ts';
import { type Upstreams } from './upstreams.ts';

export interface EarlyAnswerTimes {
  /** Longest time that a page waits for a first response, in ms. A slow API never delays the HTML by more. */
  waitMs: number;
  /** Shortest time between two requests for the same address, in ms. */
  keepMs: number;
  /** Greatest age of a response in a page, in ms. A newer one is requested in the background. */
  staleMs: number;
  /** Longest response that is embedded, in characters. A longer one would delay the HTML by more than it saves. */
  longest: number;
  /** Step to which the time of the responses is rounded down, in ms. Until the next step the same responses make the same page. */
  stepMs: number;
}

export const defaultAnswerTimes: Readonly<EarlyAnswerTimes> = {
  waitMs: 150,
  keepMs: 5_000,
  staleMs: 30_000,
  longest: 100_000,
  // Browsers use responses of up to 5 minutes.
  stepMs: 120_000,
};

const requestTimeoutMs = 5_000;
/** Upper limit of cached addresses, above the number that the manifests name. */
const mostAddresses = 500;

/** Nesting depth of brackets in a query, above what manifests use. */
const depth = 20;

/**
 * Key under which the browser looks up the response to a call.
 * @param address as the manifest writes it
 */
export function keyOf(address: string): string {
  const known = keys.get(address);
  if (known !== undefined) return known;
  const [path = '', query = ''] = address.split('?');
  const key = earlyAnswerKey(path, qs.parse(query, { depth }));
  keys.set(address, key);
  return key;
}

const keys = new LRUCache<string, string>({ max: 2_000 });

/** Responses that every visitor without a session gets. */
export type PublicData = PreloadedData & { person?: never };

interface Answer {
  /** Time of the API's response, in ms since 1970. */
  at: number;
  /** Value of the change counter at the time of the request. */
  changes: number;
  /** Null when there is nothing at this address. The same object as long as the API answers the same. */
  body: unknown;
  /** Hash of the API's response. */
  hash: string;
}

/** State of an address: its last response, or none so far. */
interface Known {
  answer?: Answer;
}

/**
 * Requests from the API in advance what public pages will request first. It asks as a visitor without a session, so
 * that the responses can be embedded in the HTML. A late response is left out, and the browser requests it.
 */
export class PreloadedDataCache {
  readonly #upstreams: Upstreams;
  readonly #changes: Changes;
  readonly #warnings: CountedWarnings;
  readonly #times: EarlyAnswerTimes;
  readonly #cache: LRUCache<string, Known>;

  constructor(
    { upstreams, changes, log }: { upstreams: Upstreams; changes: Changes; log: FastifyBaseLogger },
    times: Partial<EarlyAnswerTimes> = {},
  ) {
    this.#upstreams = upstreams;
    this.#changes = changes;
    this.#warnings = new CountedWarnings(log);
    this.#times = { ...defaultAnswerTimes, ...times };
    this.#cache = new LRUCache({
      max: mostAddresses,
      ttl: this.#times.keepMs,
      // A late answer may take the place of one that is being asked for: the visitor who waits for that gets it all the same.
      ignoreFetchAbort: true,
      fetchMethod: (address, known) => this.#refresh(address, known ?? {}),
    });
  }

  /** Returns the responses that are cached, or arrive in time. Their common time is that of the oldest, rounded down. */
  async answersTo(addresses: readonly string[]): Promise<PublicData> {
    const found = await Promise.all(
      addresses.map(async (address) => ({ address, answer: await this.#answerTo(address) })),
    );
    const answers: Record<string, unknown> = {};
    let at = Date.now();
    for (const { address, answer } of found) {
      if (!answer) continue;
      answers[keyOf(address)] = answer.body;
      at = Math.min(at, answer.at);
    }
    return { at: at - (at % this.#times.stepMs), answers };
  }

  async #answerTo(address: string): Promise<Answer | undefined> {
    const last = this.#cache.peek(address, { allowStale: true })?.answer;
    const asked = await this.#fetch(address, last);
    // Others had asked before something changed: their answer is not the current one.
    const answer = this.#isOutdated(address, asked) ? await this.#fetch(address, asked) : asked;
    return this.#isUsable(address, answer) ? answer : undefined;
  }

  async #fetch(address: string, last: Answer | undefined): Promise<Answer | undefined> {
    const known = await this.#cache.fetch(address, {
      allowStale: this.#isUsable(address, last),
      forceRefresh: this.#isOutdated(address, last),
    });
    return known?.answer;
  }

  #isOutdated(address: string, answer: Answer | undefined): boolean {
    return answer !== undefined && this.#changes.isSince(answer.changes, address);
  }

  #isUsable(address: string, answer: Answer | undefined): boolean {
    const isFresh = answer !== undefined && Date.now() - answer.at < this.#times.staleMs;
    return isFresh && !this.#isOutdated(address, answer);
  }

  /** A late response is stored when it arrives, so the next visitors do not wait for it as well. */
  async #refresh(address: string, known: Known): Promise<Known> {
    const request = this.#request(address, known.answer);
    const late = Symbol('late');
    const inTime = await Promise.race([request, sleep(this.#times.waitMs, late, { ref: false })]);
    if (inTime !== late) return inTime ? { answer: inTime } : known;
    void request.then((answer) => {
      if (answer) this.#cache.set(address, { answer });
    });
    return known;
  }

  async #request(address: string, last: Answer | undefined): Promise<Answer | undefined> {
    const changes = this.#changes.count;
    try {
      const response = await fetch(this.#upstreams.next() + address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return response.status === 404 ? { at: Date.now(), changes, body: null, hash: '' } : undefined;
      }
      const text = await response.text();
      if (text.length > this.#times.longest) return undefined;
      const hash = createHash('sha256').update(text).digest('base64');
      const body: unknown = last?.hash === hash ? last.body : JSON.parse(text);
      return { at: Date.now(), changes, body, hash };
    } catch (error) {
      this.#warnings.warn('early', { err: error, address }, 'the API gave no early answer');
      return undefined;
    }
  }
}
