import { createHash } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { askAsVisitor } from './ask-as-visitor.ts';
import { CountedWarnings } from './counted-warnings.ts';
import { hasSession } from './session-cookie.ts';
import { type Upstreams } from './upstreams.ts';

/** Time that the API has to say who is signed in, in ms. */
const timeoutMs = 1_000;
/** Time for which the response counts, in ms. */
const keptMs = 30_000;
const mostViewers = 2_000;

const viewer = z.object({
  id: z.number(),
  email: z.optional(z.string()),
  profileType: z.nullable(z.string()),
  /** A member of staff sees the platform as this user. */
  view: z.optional(z.unknown()),
});

/** Signed-in user, as far as the choice of a release depends on it. */
export interface Viewer {
  id: number;
  email: string | undefined;
  isStaff: boolean;
}

/** Asks the API who is signed in. Only for what few users get: other pages must not wait for it. */
export class Viewers {
  readonly #upstreams: Upstreams;
  readonly #warnings: CountedWarnings;
  readonly #known = new LRUCache<string, { viewer: Viewer | undefined }>({ max: mostViewers, ttl: keptMs });

  constructor(upstreams: Upstreams, log: FastifyBaseLogger) {
    this.#upstreams = upstreams;
    this.#warnings = new CountedWarnings(log);
  }

  /** Fails closed: undefined without a session, while the API does not respond, and for a user whom the team looks at. */
  async of(request: FastifyRequest): Promise<Viewer | undefined> {
    if (!hasSession(request)) return undefined;
    const key = createHash('sha256')
      .update(request.headers.cookie ?? '')
      .digest('base64');
    const known = this.#known.get(key);
    if (known) return known.viewer;
    try {
      const found = await this.#ask(request);
      this.#known.set(key, { viewer: found });
      return found;
    } catch (error) {
      const trouble = 'the API did not say who is signed in';
      this.#warnings.warn(trouble, { err: error, trouble }, 'a visitor gets the current releases');
      return undefined;
    }
  }

  async #ask(request: FastifyRequest): Promise<Viewer | undefined> {
    const address = `${this.#upstreams.next()}/api/users/me`;
    const { response, text } = await askAsVisitor(address, request, timeoutMs);
    if (response.status === 401 || response.status === 403) return undefined;
    const { id, email, profileType, view } = viewer.parse(JSON.parse(text));
    return view === undefined ? { id, email, isStaff: profileType === 'staff' } : undefined;
  }
}
