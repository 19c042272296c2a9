import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call, GivenOf, ReceivedOf } from '@puente/contract/call';
import { type CallName, type Calls, calls } from '@puente/contract/calls';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { priceOf } from '@puente/contract/query-price';
import { isAllowedInView } from '@puente/contract/view-rules';
import { type Actor, type ActorOf, admit } from '../access/actor.ts';
import type { ScopedEntity, VersionedEntity } from '../access/policy.ts';
import { CallerLeft } from '../db/cancellable-reads.ts';
import { emptySearchOf } from '../empty-searches/empty-search-of.ts';
import type { EndTurn, FairQueue } from '../fairness/fair-queue.ts';
import { countAsAccount, type Visitor } from '../fairness/visitor.ts';
import { assertDeclared, type FileAnswer, give, type RedirectAnswer } from '../http/answers.ts';
import { type Cookies, type Jar, makeCookies } from '../http/cookies.ts';
import type { EventStream } from '../http/event-stream.ts';
import { assertFields, fieldsOf, withFields } from '../http/fields.ts';
import { comesFromOurOwnPages, isHttps } from '../http/origin.ts';
import { allowPreflight, forOtherSites } from '../http/other-sites.ts';
import { parseCallBody, parseParams, parseQuery } from '../http/parsing.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { inTime, timeouts } from '../http/timeouts.ts';
import { keepingTotals } from '../lists/totals.ts';
import { type SecurityLog, securityLogOf } from '../security-events/security-log.ts';
import { recorded } from '../staff-acts/trail.ts';
import type { Incoming } from '../uploads/arrival.ts';
import { loadRefs, loadRow, type RefsOf, type RowOf, type VisibleOf, visibleTo } from './policies.ts';
import type { Services } from './services.ts';
import { type AssertUnchanged, unchangedSince } from './versions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    visitor: Visitor;
    endReception: EndTurn;
    numbers: Record<string, number>;
  }
  interface FastifyContextConfig {
    takesForms?: boolean;
  }
}

/** Input of a handler: everything parsed, authorised and loaded as its call declares, and the services. */
export type Request<Name extends CallName> = ReceivedOf<Name, Calls[Name]> & {
  /** The user, in a role that the call admits. */
  actor: ActorOf<Calls[Name]>;
  /** The row of `:id`, when the call declares `row`. The actor may see it and perform the action. */
  row: RowOf<Calls[Name]>;
  /** The rows that the body's fields name, when the call declares `refs`. The actor may see them and use them so. */
  refs: RefsOf<Calls[Name]>;
  /** Condition for the rows of a list that the actor may see, when the call declares `scope`. */
  visible: VisibleOf<Calls[Name]>;
  /**
   * The uploaded files, when the body is `'files'`. Each is a stream: read it before the next. `bytes` is the limit at
   * which a file is cut off.
   */
  files: Calls[Name] extends { body: 'files' } ? (bytes: number) => AsyncIterable<Incoming> : undefined;
  /** For a call that changes a versioned record. */
  assertUnchanged: Calls[Name] extends { versioned: string } ? AssertUnchanged : undefined;
  browser: Browser;
  /** For a stream: the last event that the client received before it lost the connection. */
  lastEventId: string | undefined;
  securityLog: SecurityLog;
} & Omit<Services, 'query' | 'lists' | 'pepper' | 'reading'>;

/** The browser's part of a session. */
export interface Browser extends Jar {
  /** The token of the request, valid or not. */
  token: string | undefined;
  /** The browser's user agent. */
  userAgent: string | null;
  remember: (token: string, rememberMe: boolean) => void;
  forget: () => void;
}

type Given<C extends Call> = C['answer'] extends 'file'
  ? FileAnswer
  : C['answer'] extends 'redirect'
    ? RedirectAnswer
    : C['answer'] extends 'events'
      ? EventStream
      : C['answer'] extends 'nothing'
        ? undefined
        : GivenOf<C>;

export type Handler<Name extends CallName> = (request: Request<Name>) => Promise<Given<Calls[Name]>>;

/** Handlers of a group of calls: `export const projectRoutes = { … } satisfies Routes<typeof projectCalls>;` */
export type Routes<Group> = { [Name in keyof Group & CallName]: Handler<Name> };

/** Checks that a request passes before its handler. */
export interface Doors {
  rateLimits: RateLimits;
  /** Queue for requests. The waiting ones are not parsed yet, so that a burst costs the event loop next to nothing. */
  turns: FairQueue;
}

type AnyHandler = (request: object) => Promise<unknown>;

/** Serves one call: everything around the handler follows from the call's declaration. */
export function serve(
  app: FastifyInstance,
  name: CallName,
  handler: Handler<never>,
  services: Services,
  { rateLimits, turns }: Doors,
): void {
  const call: Call = calls[name];
  const [method, url] = name.split(' ') as [string, string];
  const { publicUrl, checkAnswers } = services.config;
  const changesData = method !== 'GET';
  const known = isSchema(call.answer) ? fieldsOf(call.answer) : [];
  const cookies = makeCookies(isHttps(publicUrl));

  if (call.hasEffects) refuseHead(app, url, rateLimits);
  if (call.forOtherSites) allowPreflight(app, url, rateLimits);
  app.route({
    method,
    url,
    exposeHeadRoute: method === 'GET' && call.hasEffects !== true,
    config: { takesForms: call.takesForms === true },
    onRequest: async (request, reply) => {
      if (call.forOtherSites) reply.headers(forOtherSites);
      await rateLimits.byAddress(request, call.limit);
      const bearer = bearerOf(request);
      const token = bearer ?? cookies.token(request);
      if (
        changesData &&
        bearer === undefined &&
        token !== undefined &&
        !comesFromOurOwnPages(request, publicUrl)
      ) {
        throw refuse('ForeignOrigin');
      }
      request.actor = token === undefined ? null : await services.findActor(token);
      const { actor } = request;
      if (actor) countAsAccount(request.visitor, actor.view?.viewerId ?? actor.userId);
      if (actor?.view && !isAllowedInView(name)) throw refuse('ReadOnlyView');
      const isUnkept = changesData || request.actor !== null || call.uncached === true;
      reply.header('cache-control', isUnkept ? 'no-store' : 'private, no-cache');
      const admission = admit(call.access, request.actor);
      if (admission !== 'admitted') {
        const isOver = admission === 'Unauthorized' && name === sessionQuestion && bearer === undefined;
        if (isOver && cookies.areThere(request)) cookies.forget(reply);
        throw refuse(admission);
      }
      request.numbers = parseParams(request.params as Record<string, string>);
    },
    handler: async (request, reply) => {
      const endTurn = await turns.take();
      try {
        return give(reply, await answer(request, reply, endTurn), call.answer);
      } finally {
        endTurn();
      }
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, endTurn: EndTurn): Promise<unknown> {
    const { actor, numbers: params } = request;
    if (isSchema(call.body) && request.isMultipart()) throw refuse('MediaTypeRefused');
    const query = call.query && parseQuery(call.query, request.raw.url ?? '');
    assertFields(query ?? {}, known);
    const priceOfQuery = isPaged(query) ? priceOf(query as object) : 0;
    await rateLimits.byPrice(request.visitor, (call.price ?? 1) + priceOfQuery);
    const parsed = isSchema(call.body) ? parseCallBody(call.body, request.body) : undefined;
    const { body, base } = call.versioned === undefined ? { body: parsed } : withoutBase(parsed);
    const browser = browserOf(request, reply, cookies);
    const wait = await rateLimits.byAccount(request, call.limit, { body, actor, browser });
    if (wait > 0) {
      // Waiting takes no turn of others.
      endTurn();
      await setTimeout(wait, undefined, { signal: request.visitor.left }).catch(() => {
        throw new CallerLeft();
      });
    }
    const row =
      call.row === undefined ? undefined : await loadRow(call.row, services.db, params['id'], actor);
    const refs = call.refs && (await loadRefs(call.refs, services.db, body, actor));
    const visible = call.scope && visibleTo(call.scope as ScopedEntity, actor);
    const files = call.body === 'files' ? (bytes: number) => incomingFiles(request, bytes) : undefined;
    const isList = isPaged(query);
    request.visitor.mustFinish = changesData;
    // A file arrives, and a stream goes on, as long as its client likes.
    if (call.body === 'files' || call.answer === 'events') endTurn();
    // The handler's type is made of the declaration that this reads.
    const handle = () =>
      (handler as AnyHandler)({
        ...services,
        db: isList ? services.lists : services.db,
        params,
        query,
        body,
        actor,
        row,
        refs,
        visible,
        files,
        assertUnchanged:
          call.versioned &&
          unchangedSince(call.versioned as VersionedEntity, params['id'] ?? actor?.userId, base),
        browser,
        lastEventId: headerOf(request, 'last-event-id'),
        // Behind a trusted proxy, the browser's address.
        securityLog: securityLogOf(services, request.ip),
      });
    const work = keepingTotals(() =>
      isList
        ? services.reading(request.visitor.left, handle)
        : recorded(services.db, name, { actor, id: params['id'], row, body }, handle),
    );
    const given = await inTime(work, call.body === 'files' ? timeouts.upload : timeouts.answer);
    // Searches of staff say nothing about visitors.
    const empty = isList && actor?.role !== 'staff' && !actor?.view && emptySearchOf(name, query, given);
    if (empty) services.emptySearchCounter.note(request.visitor.key, empty);
    if (checkAnswers && isSchema(call.answer)) assertDeclared(call.answer, given);
    return withFields(given, query ?? {});
  }
}

/** Separates the version that a body names from its fields, which handlers write unchanged. */
function withoutBase(body: unknown): { body: object; base?: string | undefined } {
  const { data, ...others } = body as { data?: object };
  const { base, ...fields } = (data ?? others) as { base?: string };
  return { body: data ? { ...others, data: fields } : fields, base };
}

/** Refuses HEAD: it must change nothing, and the handler of its GET would. */
function refuseHead(app: FastifyInstance, url: string, rateLimits: RateLimits): void {
  app.head(url, async (request) => {
    await rateLimits.byAddress(request, undefined);
    throw refuse('MethodNotAllowed', {}, { allow: 'GET' });
  });
}

/**
 * The call with which pages find out whether there is a session. Only its 401 removes the cookies from the browser
 * (specification §4). Another call may have started before a new login, and would remove that login's cookies.
 */
const sessionQuestion: CallName = 'GET /api/users/me';

const isSchema = (part: unknown): part is z.ZodMiniType => typeof part === 'object' && part !== null;

/** Tells whether a query is one of a paged list, whose cost depends on the query. */
const isPaged = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'pagination' in query;

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Browsers send no longer user agents. */
const userAgentLength = 300;

const browserOf = (request: FastifyRequest, reply: FastifyReply, cookies: Cookies): Browser => ({
  ...cookies.jar(request, reply),
  token: bearerOf(request) ?? cookies.token(request),
  userAgent: request.headers['user-agent']?.slice(0, userAgentLength) ?? null,
  remember: (token, rememberMe) => cookies.remember(reply, token, rememberMe),
  forget: () => cookies.forget(reply),
});

async function* incomingFiles(request: FastifyRequest, fileSize: number): AsyncIterable<Incoming> {
  if (!request.isMultipart()) throw refuse('ValidationError');
  const files = limits.uploadFiles.max;
  // One file too many is let in, to be refused with a sentence about it.
  const parts = request.files({
    limits: { fileSize, files: files + 1, fields: 10, parts: 20 },
    throwFileSizeLimit: false,
  });
  let count = 0;
  for await (const part of parts) {
    if (part.fieldname !== 'files') throw refuse('ValidationError');
    if (++count > files) throw refuseFields({ files: messages.tooManyFiles(files) });
    yield { filename: part.filename, stream: part.file };
  }
  if (count === 0) throw refuse('ValidationError');
}
