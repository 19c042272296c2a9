import { LRUCache } from 'lru-cache';
import { type DrawnPage } from './drawn-page.ts';
import { type PreloadedDataCache, type PublicData } from './preloaded-data.ts';
import { type PageToRender, type RenderedPages } from './rendered-pages.ts';

/** Most rounds of calls that depend on earlier responses. Further calls are left to the browser. */
const mostRounds = 3;
/** Upper limit of pages whose calls are remembered. */
const mostPages = 2_000;

interface AnsweredPage {
  early: PublicData;
  /** Undefined when the client has to render it. */
  drawn: DrawnPage | undefined;
}

/**
 * Renders pages whose calls no manifest can name, since they depend on the address or on another response. The renderer
 * reports calls without a response, and renders again with them. The calls of a page are remembered for its next
 * request.
 */
export class PageAnswers {
  readonly #answers: PreloadedDataCache;
  readonly #pages: RenderedPages;
  readonly #calls = new LRUCache<string, readonly string[]>({ max: mostPages });

  constructor(answers: PreloadedDataCache, pages: RenderedPages) {
    this.#answers = answers;
    this.#pages = pages;
  }

  /** Tells whether pages that nobody waits for should wait. */
  get isBusy(): boolean {
    return this.#pages.isBusy;
  }

  /** @param data calls that the manifest names */
  async draw(page: Omit<PageToRender, 'early'>, data: readonly string[]): Promise<AnsweredPage> {
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
