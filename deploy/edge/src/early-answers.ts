import { type EarlyAnswers } from '@puente/contract/early-answers';
import { type FastifyBaseLogger } from 'fastify';
import { type Upstreams } from './upstreams.ts';

export interface EarlyPatience {
  /** How long a page may wait for answers that nobody has got yet, in ms: a slow API never holds up the HTML for longer. */
  waitMs: number;
  /** How often the API is asked the same at most, in ms. */
  keepMs: number;
  /** How old an answer may be that stands in a page, in ms, while a newer one is on its way. */
  staleMs: number;
}

const defaultEarlyPatience: EarlyPatience = { waitMs: 150, keepMs: 5_000, staleMs: 30_000 };

const giveUpMs = 5_000;
/** Characters of an answer; a longer one is not worth holding up the HTML. */
const longest = 100_000;

/** What is known of one address. */
interface Asked {
  at: number;
  /** Settles when the API has answered, or has not. */
  over: Promise<void>;
  pending: boolean;
  last?: { at: number; answer: unknown };
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
  readonly #known = new Map<string, Asked>();

  constructor(upstreams: Upstreams, log: FastifyBaseLogger, patience: Partial<EarlyPatience> = {}) {
    this.#upstreams = upstreams;
    this.#log = log;
    this.#patience = { ...defaultEarlyPatience, ...patience };
  }

  async to(addresses: readonly string[]): Promise<EarlyAnswers> {
    const found = await Promise.all(
      addresses.map(async (address) => ({ address, given: await this.#given(this.#ask(address)) })),
    );
    const answers: Record<string, unknown> = {};
    let at = Date.now();
    for (const { address, given } of found) {
      if (!given) continue;
      answers[address] = given.answer;
      at = Math.min(at, given.at);
    }
    return { at, answers };
  }

  #ask(address: string): Asked {
    const now = Date.now();
    const known = this.#known.get(address);
    if (known && (known.pending || now - known.at < this.#patience.keepMs)) return known;
    const asked: Asked = {
      at: now,
      pending: true,
      over: Promise.resolve(),
      ...(known?.last && { last: known.last }),
    };
    asked.over = this.#fetch(address).then((answer) => {
      asked.pending = false;
      if (answer !== undefined) asked.last = { at: Date.now(), answer };
    });
    this.#known.set(address, asked);
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

  /** Whoever comes while the first answer is late already does not wait for it as well. */
  async #given(asked: Asked): Promise<Asked['last']> {
    const usable = () =>
      asked.last && Date.now() - asked.last.at < this.#patience.staleMs ? asked.last : undefined;
    const left = asked.at + this.#patience.waitMs - Date.now();
    if (usable() || !asked.pending || left <= 0) return usable();
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([asked.over, new Promise((resolve) => (timer = setTimeout(resolve, left)))]);
    clearTimeout(timer);
    return usable();
  }
}
