import { type EarlyAnswers } from '@puente/contract/early-answers';
import { LRUCache } from 'lru-cache';
import { type DrawnPage } from './drawn-page.ts';
import { type EarlyAnswerCache } from './early-answers.ts';
import { type AskedPage, type RenderedPages } from './rendered-pages.ts';

/** A page that asks for what another answer names, and for more after that: further calls are left to the browser. */
const mostRounds = 3;
/** Addresses of pages of which it is kept what they ask for. */
const mostPages = 2_000;

interface AnsweredPage {
  early: EarlyAnswers;
  /** Undefined when the client has to draw it. */
  drawn: DrawnPage | undefined;
}

/**
 * Draws pages whose calls no manifest can name, since they follow from the address or from another answer: the renderer says
 * what it had no answer for, and draws again with it. What a page asked for is known from then on.
 */
export class PageAnswers {
  readonly #answers: EarlyAnswerCache;
  readonly #pages: RenderedPages;
  readonly #calls = new LRUCache<string, readonly string[]>({ max: mostPages });

  constructor(answers: EarlyAnswerCache, pages: RenderedPages) {
    this.#answers = answers;
    this.#pages = pages;
  }

  /** @param data calls that its manifest names */
  async draw(page: Omit<AskedPage, 'early'>, data: readonly string[]): Promise<AnsweredPage> {
    const key = `${page.view.id} ${page.address}`;
    let further = this.#calls.get(key) ?? [];
    for (let round = 1; ; round += 1) {
      const early = await this.#answers.answersTo([...data, ...further]);
      const drawn = await this.#pages.drawnOf({ ...page, early });
      const missing = (drawn?.unanswered ?? []).filter(
        (call) => !data.includes(call) && !further.includes(call),
      );
      if (missing.length === 0 || round === mostRounds) return { early, drawn };
      further = [...further, ...missing];
      this.#calls.set(key, further);
    }
  }
}
