import { type EarlyAnswers } from '@puente/contract/early-answers';
import { type FastifyBaseLogger } from 'fastify';
import { type Upstreams } from './upstreams.ts';

export interface EarlyPatience {
  /** How long a page may wait for the answers to its calls, in ms: a slow API never holds up the HTML for longer. */
  waitMs: number;
  /** How long an answer, or the lack of one, is good for every page view, in ms. */
  keepMs: number;
}

export const defaultEarlyPatience: EarlyPatience = { waitMs: 150, keepMs: 5_000 };

/** An API that hangs is asked once in this time for each address. */
const giveUpMs = 5_000;
/** Characters of an answer; a longer one is not worth holding up the HTML. */
const longest = 100_000;

interface Asked {
  at: number;
  /** Undefined when there was none that may stand in a page. */
  answer: Promise<unknown>;
  settled: boolean;
}

/**
 * Asks the API what pages that are open to everybody will ask it first, as somebody without a session would, so that
 * the answers can stand in the HTML. What does not come in time is left out, and the browser asks for it.
 */
export class EarlyAnswersDesk {
  readonly #upstreams: Upstreams;
  readonly #log: FastifyBaseLogger;
  readonly #patience: EarlyPatience;
  /** By address; there are as many as the manifests name. */
  readonly #asked = new Map<string, Asked>();

  constructor(upstreams: Upstreams, log: FastifyBaseLogger, patience: Partial<EarlyPatience> = {}) {
    this.#upstreams = upstreams;
    this.#log = log;
    this.#patience = { ...defaultEarlyPatience, ...patience };
  }

  async to(addresses: readonly string[]): Promise<EarlyAnswers> {
    const asked = addresses.map((address) => [address, this.#ask(address)] as const);
    const answers = await Promise.all(asked.map(async ([address, each]) => [address, await this.#inTime(each)] as const));
    return {
      at: Math.min(Date.now(), ...asked.map(([, { at }]) => at)),
      answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)),
    };
  }

  #ask(address: string): Asked {
    const known = this.#asked.get(address);
    if (known && (!known.settled || Date.now() - known.at < this.#patience.keepMs)) return known;
    const answer = this.#fetch(address);
    const asked: Asked = { at: Date.now(), answer, settled: false };
    void answer.then(() => (asked.settled = true));
    this.#asked.set(address, asked);
    return asked;
  }

  async #fetch(address: string): Promise<unknown> {
    try {
      const answer = await fetch(this.#upstreams.next() + address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(giveUpMs),
      });
      if (answer.status !== 200) return void (await answer.body?.cancel());
      const text = await answer.text();
      return text.length > longest ? undefined : JSON.parse(text);
    } catch (error) {
      this.#log.warn({ err: error, address }, 'the API gave no early answer');
      return undefined;
    }
  }

  /** Whoever comes while an answer is late already does not wait for it as well. */
  async #inTime({ at, answer, settled }: Asked): Promise<unknown> {
    if (settled) return answer;
    const left = at + this.#patience.waitMs - Date.now();
    if (left <= 0) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, left, undefined)));
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}
