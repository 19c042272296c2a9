import { setTimeout as sleep } from 'node:timers/promises';
import { earlyAnswerKey, type EarlyAnswers } from '@puente/contract/early-answers';
import { type FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { type Changes } from './changes.ts';
import { CountedWarnings } from './counted-warnings.ts';
import { type Upstreams } from './upstreams.ts';

export interface EarlyAnswerTimes {
  /** Longest time that a page waits for a first answer, in ms: a slow API never delays the HTML by more. */
  waitMs: number;
  /** Shortest time between two requests for the same address, in ms. */
  keepMs: number;
  /** Greatest age of an answer in a page, in ms. A newer answer is requested meanwhile. */
  staleMs: number;
  /** In characters. A longer answer would delay the HTML by more than it saves. */
  longest: number;
}

export const defaultAnswerTimes: Readonly<EarlyAnswerTimes> = {
  waitMs: 150,
  keepMs: 5_000,
  staleMs: 30_000,
  longest: 100_000,
};

const requestTimeoutMs = 5_000;
/** More than the manifests name. */
const mostAddresses = 500;

/** Levels of brackets in a query: more than manifests use. */
const depth = 20;

/** The key under which the browser looks for the answer to a call. @param address as the manifest writes it */
export function keyOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return earlyAnswerKey(path, qs.parse(query, { depth }));
}

interface Answer {
  /** When the API gave it, in ms since 1970. */
  at: number;
  /** Changes that there had been when it was asked for. */
  changes: number;
  /** Null: there is nothing at this address. */
  body: unknown;
}

/** What is known of an address: its last answer, or that it has none so far. */
interface Known {
  answer?: Answer;
}

/**
 * Asks the API in advance what public pages will request first, as a visitor without a session would, so that the
 * answers can stand in the HTML. An answer that does not come in time is left out, and the browser requests it.
 */
export class EarlyAnswerCache {
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

  /** The answers that are known, or arrive in time. Their common age is that of the oldest. */
  async answersTo(addresses: readonly string[]): Promise<EarlyAnswers> {
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
    return { at, answers };
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

  /** The next visitors do not wait for a late answer as well: it is stored when it comes. */
  async #refresh(address: string, known: Known): Promise<Known> {
    const request = this.#request(address);
    const late = Symbol('late');
    const inTime = await Promise.race([request, sleep(this.#times.waitMs, late, { ref: false })]);
    if (inTime !== late) return inTime ? { answer: inTime } : known;
    void request.then((answer) => {
      if (answer) this.#cache.set(address, { answer });
    });
    return known;
  }

  async #request(address: string): Promise<Answer | undefined> {
    const changes = this.#changes.count;
    try {
      const response = await fetch(this.#upstreams.next() + address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return response.status === 404 ? { at: Date.now(), changes, body: null } : undefined;
      }
      const text = await response.text();
      if (text.length > this.#times.longest) return undefined;
      return { at: Date.now(), changes, body: JSON.parse(text) };
    } catch (error) {
      this.#warnings.warn('early', { err: error, address }, 'the API gave no early answer');
      return undefined;
    }
  }
}
