import { setTimeout } from 'node:timers/promises';
import type { Call, GivenOf, ReceivedOf } from '@puente/contract/call';
import { type CallName, type Calls, calls } from '@puente/contract/calls';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { priceOf } from '@puente/contract/query-price';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Actor, type ActorOf, admit } from './actor.ts';
import { assertDeclared, type FileAnswer, give, type RedirectAnswer } from '../http/answers.ts';
import { type Cookies, type Jar, makeCookies } from '../http/cookies.ts';
import { CallerLeft } from '../db/callers.ts';
import type { EventStream } from '../http/event-stream.ts';
import { assertFields, fieldsOf, withFields } from '../http/fields.ts';
import { comesFromOurOwnPages, isHttps } from '../http/origin.ts';
import { parseCallBody, parseParams, parseQuery } from '../http/parsing.ts';
import { inTime, timeouts } from '../http/timeouts.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { loadRefs, loadRow, type RefsOf, type RowOf, visibleTo, type VisibleOf } from './policies.ts';
import type { ScopedEntity } from './policy.ts';
import type { EndTurn, FairQueue } from '../fairness/fair-queue.ts';
import { countAsAccount, type Visitor } from '../fairness/visitor.ts';
import { type SecurityLog, securityLogOf } from '../security-log/security-log.ts';
import type { Services } from './services.ts';
import { type AssertUnchanged, unchangedSince, type VersionedEntity } from './versions.ts';
import { keepingTotals } from '../lists/totals.ts';
import type { Incoming } from '../uploads/arrival.ts';

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

/** What a handler gets: everything parsed, admitted and loaded as its call declares, and the services. */
export type Request<Name extends CallName> = ReceivedOf<Name, Calls[Name]> & {
  /** The caller, in a role that the call admits. */
  actor: ActorOf<Calls[Name]>;
  /** The row that `:id` names, seen by the actor and theirs to act on, when the call declares `row`. */
  row: RowOf<Calls[Name]>;
  /** The rows that the body's fields name, seen by the actor and theirs to use so, when the call declares `refs`. */
  refs: RefsOf<Calls[Name]>;
  /** The rows of a list that the actor may see, when the call declares `scope`. */
  visible: VisibleOf<Calls[Name]>;
  /**
   * The uploaded files, when the body is `'files'`. Each is a stream: read it before the next. `bytes` is
   * where a file is cut off.
   */
  files: Calls[Name] extends { body: 'files' } ? (bytes: number) => AsyncIterable<Incoming> : undefined;
  /** Of a call that changes a record of which there are versions. */
  assertUnchanged: Calls[Name] extends { versioned: string } ? AssertUnchanged : undefined;
  browser: Browser;
  /** Of a stream: the last event that the caller has, when its connection was lost. */
  lastEventId: string | undefined;
  securityLog: SecurityLog;
} & Omit<Services, 'query' | 'lists' | 'pepper' | 'reading'>;

/** The browser's side of a session. */
export interface Browser extends Jar {
  /** The token that came with the request, whether or not it is still good. */
  token: string | undefined;
  /** What it calls itself. */
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

/** What a request passes before its handler. */
export interface Doors {
  rateLimits: RateLimits;
  /** Requests that are being answered. The others wait unparsed, so that a burst costs the event loop next to nothing. */
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
  app.route({
    method,
    url,
    exposeHeadRoute: method === 'GET' && call.hasEffects !== true,
    config: { takesForms: call.takesForms === true },
    onRequest: async (request, reply) => {
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
      if (request.actor) countAsAccount(request.visitor, request.actor.userId);
      reply.header('cache-control', changesData || request.actor ? 'no-store' : 'private, no-cache');
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
    const work = keepingTotals(() => (isList ? services.reading(request.visitor.left, handle) : handle()));
    const given = await inTime(work, call.body === 'files' ? timeouts.upload : timeouts.answer);
    if (checkAnswers && isSchema(call.answer)) assertDeclared(call.answer, given);
    return withFields(given, query ?? {});
  }
}

/** Takes the version that a body names out of its fields, which handlers write as they are. */
function withoutBase(body: unknown): { body: object; base?: string | undefined } {
  const { data, ...others } = body as { data?: object };
  const { base, ...fields } = (data ?? others) as { base?: string };
  return { body: data ? { ...others, data: fields } : fields, base };
}

/** A HEAD request must change nothing, and the handler of its GET would. */
function refuseHead(app: FastifyInstance, url: string, rateLimits: RateLimits): void {
  app.head(url, async (request) => {
    await rateLimits.byAddress(request, undefined);
    throw refuse('MethodNotAllowed', {}, { allow: 'GET' });
  });
}

/**
 * The call by which pages ask whether there is a session. Its 401 takes the cookies out of the browser (specification §4). That
 * of another call does not: it may have been under way during a new login, whose cookies it would take.
 */
const sessionQuestion: CallName = 'GET /api/users/me';

const isSchema = (part: unknown): part is z.ZodMiniType => typeof part === 'object' && part !== null;

/** A list: its query chooses what is read. */
const isPaged = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'pagination' in query;

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Longer ones are no browser's. */
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
