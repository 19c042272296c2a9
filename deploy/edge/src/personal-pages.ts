import { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { type PreloadedData } from '@puente/contract/preloaded-data';
import { askAsVisitor } from './ask-as-visitor.ts';
import { CountedWarnings } from './counted-warnings.ts';
import { isFor, type PersonalDrawnPage } from './drawn-page.ts';
import { firstCallsOf, loginRoute } from './page-access.ts';
import {
  askForPage,
  isKnownToRenderer,
  type PageRequest,
  routeOf,
  Trouble,
  troubleOf,
} from './page-renderer.ts';
import { keyOf } from './preloaded-data.ts';
import { type Renderers } from './renderers.ts';
import { type Upstreams } from './upstreams.ts';

export interface PersonalPageLimits {
  /** Longest time that a page waits for the API and the renderer together, in ms. After that the client renders it. */
  waitMs: number;
  /** Time that a route is left to the client after it was late, in ms, so that others do not wait for it. */
  restMs: number;
  /** Limit for pages that are rendered concurrently. Further pages are left to the client. */
  mostAtOnce: number;
  /** Longest response that is embedded, in characters. A longer one would delay the HTML by more than it saves. */
  longest: number;
}

export const defaultPersonalLimits: Readonly<PersonalPageLimits> = {
  waitMs: 300,
  restMs: 5_000,
  mostAtOnce: 64,
  longest: 100_000,
};

/** Most times that the renderer is asked for one page: for its calls, for calls that depend on those, for the page. */
const mostRounds = 3;

/** Share of the waiting time that is kept for the renderer. */
const renderingShare = 0.4;

const currentUserCall = '/api/users/me';

/** A page of a browser with a session cookie. */
export type PersonalPage =
  /** The session is over: the browser gets the visitor's page, and the API's cookies that say so. */
  | { kind: 'visitor'; cookies: string[] }
  /** The page leads this user to another address. */
  | { kind: 'elsewhere'; path: string }
  /** The client renders the page, with the responses that came in time. */
  | { kind: 'client'; early: PreloadedData }
  | { kind: 'drawn'; early: PreloadedData; drawn: PersonalDrawnPage };

/** Response of the API to one user. */
interface Answer {
  status: number;
  /** Null when there is nothing at this address; undefined when the response cannot be used. */
  body: unknown;
  cookies: string[];
}

/** Work on one page: its responses so far, and the time that is left. */
interface Drawing extends PageRequest {
  /** Requests with the user's own cookie. Undefined when there is no response in time. */
  ask: (call: string) => Promise<Answer | void>;
  early: PreloadedData & { person: number };
  calls: Set<string>;
  msLeft: () => number;
}

/**
 * Renders pages with the session of their user. The API is asked with the user's cookie, and answers as it would answer
 * the browser. Nothing of it is kept here: neither responses nor HTML.
 */
export class PersonalPages {
  readonly #upstreams: Upstreams;
  readonly #renderers: Renderers;
  readonly #warnings: CountedWarnings;
  readonly #limits: PersonalPageLimits;
  /** Route, or the call for the current user -> time until which it is left to the client, in ms since 1970. */
  readonly #resting = new Map<string, number>();
  #underWay = 0;

  constructor(
    { upstreams, renderers, log }: { upstreams: Upstreams; renderers: Renderers; log: FastifyBaseLogger },
    limits: Partial<PersonalPageLimits> = {},
  ) {
    this.#upstreams = upstreams;
    this.#renderers = renderers;
    this.#warnings = new CountedWarnings(log);
    this.#limits = { ...defaultPersonalLimits, ...limits };
  }

  /** Never rejects: whatever fails, the client renders the page as it did without this. */
  async pageFor(page: PageRequest, request: FastifyRequest): Promise<PersonalPage> {
    if (!this.#isWorthTrying(page)) return leftToBrowser();
    this.#underWay += 1;
    try {
      return await this.#pageInTime(page, request);
    } catch (error) {
      this.#rest(currentUserCall);
      this.#report(page, 'the API did not say whose page it is', error);
      return leftToBrowser();
    } finally {
      this.#underWay -= 1;
    }
  }

  #isWorthTrying(page: PageRequest): boolean {
    const rests = (key: string) => (this.#resting.get(key) ?? 0) > Date.now();
    return (
      this.#renderers.areThere &&
      isKnownToRenderer(page) &&
      // The browser leads a user away from it.
      page.owner?.route.name !== loginRoute &&
      this.#underWay < this.#limits.mostAtOnce &&
      !rests(currentUserCall) &&
      !rests(routeOf(page))
    );
  }

  /** @throws when the API does not say who the user is */
  async #pageInTime(page: PageRequest, request: FastifyRequest): Promise<PersonalPage> {
    const until = performance.now() + this.#limits.waitMs;
    const msLeft = () => Math.max(1, Math.round(until - performance.now()));
    // A call that takes longer is left to the browser, so that the renderer has its time.
    const msForCalls = () => Math.max(1, msLeft() - this.#limits.waitMs * renderingShare);
    const ask = (call: string) => this.#ask(call, request, msForCalls());
    const askOther = (call: string) =>
      ask(call).catch((error: unknown) => this.#report(page, 'the API gave no early answer', error));
    const calls = new Set(firstCallsOf(page.owner, page.view.shell));
    const at = Date.now();
    const others = answersTo(calls, askOther);
    const me = await ask(currentUserCall);
    if (me.status === 401 || me.status === 403) return { kind: 'visitor', cookies: me.cookies };
    const person = idOf(me.body);
    const answers = { [keyOf(currentUserCall)]: me.body, ...(await others) };
    return this.#draw({ ...page, ask: askOther, early: { person, at, answers }, calls, msLeft });
  }

  async #draw(drawing: Drawing): Promise<PersonalPage> {
    try {
      return await this.#drawInRounds(drawing);
    } catch (error) {
      // A page that fails does so at once, and perhaps for this user only.
      const failed = error instanceof Trouble;
      if (!failed) this.#rest(routeOf(drawing));
      const isLate = !failed && drawing.msLeft() === 1;
      this.#report(drawing, isLate ? 'it was not drawn in time' : troubleOf(error), error);
      return { kind: 'client', early: drawing.early };
    }
  }

  /** @throws when the renderer fails or is late */
  async #drawInRounds(drawing: Drawing): Promise<PersonalPage> {
    const { early, calls, ask, msLeft } = drawing;
    let isLast = false;
    for (let round = 2; ; round += 1) {
      const answer = await askForPage(this.#renderers, { ...drawing, isLast }, msLeft());
      if (answer === undefined) return { kind: 'client', early };
      if ('leadsTo' in answer) return { kind: 'elsewhere', path: answer.leadsTo };
      if ('html' in answer) {
        if (!isFor(answer, early.person)) throw new Trouble('the page is not one of this user');
        return { kind: 'drawn', early, drawn: answer };
      }
      const missing = answer.unanswered.filter((call) => !calls.has(call));
      for (const call of missing) calls.add(call);
      Object.assign(early.answers, await answersTo(missing, ask));
      isLast = round >= mostRounds || missing.length === 0;
    }
  }

  /** @throws when the API cannot be reached, or is late */
  async #ask(call: string, request: FastifyRequest, timeoutMs: number): Promise<Answer> {
    const address = this.#upstreams.next() + call;
    const { response, text } = await askAsVisitor(address, request, Math.round(timeoutMs));
    const answer = { status: response.status, cookies: response.headers.getSetCookie() };
    if (response.status === 404) return { ...answer, body: null };
    const isUsable = response.status === 200 && text.length <= this.#limits.longest;
    return { ...answer, body: isUsable ? JSON.parse(text) : undefined };
  }

  #rest(key: string): void {
    this.#resting.set(key, Date.now() + this.#limits.restMs);
  }

  #report(page: PageRequest, trouble: string, error: unknown): void {
    const fields = { err: error, route: routeOf(page), trouble };
    this.#warnings.warn(trouble, fields, 'a page of a user is left to the client, since it was not drawn');
  }
}

/** The client renders the page and makes its calls. */
export const leftToBrowser = (): PersonalPage => ({ kind: 'client', early: { at: Date.now(), answers: {} } });

/** Returns the responses that are there in time, by key. The browser makes the other calls. */
async function answersTo(calls: Iterable<string>, ask: Drawing['ask']): Promise<PreloadedData['answers']> {
  const found = await Promise.all(
    [...calls].map(async (call) => {
      const answer = await ask(call);
      return !answer || answer.body === undefined ? [] : [[keyOf(call), answer.body] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** @throws when the response is not a user */
function idOf(user: unknown): number {
  if (typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number')
    return user.id;
  throw new Trouble('the API did not say whose page it is');
}
