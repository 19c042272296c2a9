import { type IncomingHttpHeaders } from 'node:http';
import { type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerBase,
  type RouteGenericInterface,
} from 'fastify';
import { providers } from '@puente/contract/constants/providers';
import { generalErrors } from '@puente/contract/general-errors';
import { abortOnDisconnect, cancelled } from './abort-on-disconnect.ts';
import { type BodyLimits, bytesOf, receiveBodies } from './bodies.ts';
import { type Changes } from './changes.ts';
import { type AddressLimits, limitConcurrentRequests } from './concurrent-requests.ts';
import { isGone, wasCut, wasRefused } from './connection-errors.ts';
import { ConnectionPools } from './connection-pools.ts';
import { CountedWarnings } from './counted-warnings.ts';
import { asCookiesOfHere, asFromThere } from './other-installation.ts';
import { type Upstreams } from './upstreams.ts';

/** The proxy's types are those of any server, HTTP/2 included. */
type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;
type ProxiedRequest = Pick<FastifyRequest, 'method' | 'ip' | 'protocol' | 'host' | 'id'>;

/** Paths of the API; all others are the edge's own. */
const prefixes = ['/api', '/auth', '/uploads'];

export interface ProxyTimeouts {
  /** Time that the API has to begin its response, in ms. For an upload it counts from the last byte of the request. */
  answerMs: number;
  /** Longest pause within a response, in ms. */
  pauseMs: number;
}

export const defaultTimeouts: ProxyTimeouts = { answerMs: 30_000, pauseMs: 120_000 };

/** Smallest response that is worth compressing, in bytes. */
const worthCompressing = 1024;

/**
 * Hop-by-hop headers (RFC 9110 7.6.1) concern one connection and are never passed on; `expect` has been answered by
 * this server already. Only this server may say who the client is.
 */
const notPassedOn = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-real-ip',
];

/** Trace context (W3C): passed on, unless it is replaced by that of this process. */
const traceHeaders = ['traceparent', 'tracestate'];

const notPassedBack = ['connection', 'keep-alive', 'proxy-authenticate', 'transfer-encoding', 'upgrade'];

/** Limits for one visitor, so that others are still served. */
export interface VisitorLimits extends BodyLimits, AddressLimits {}

/**
 * Proxies the API's paths to one of its processes. Bodies are streamed in both directions. Small request bodies are
 * read whole before a connection is taken for them.
 */
export async function apiProxy(
  app: FastifyInstance,
  {
    upstreams,
    timeouts,
    limits,
    against,
    changes,
    isTraced,
    isPreviewing,
    onAnswer,
  }: {
    upstreams: Upstreams;
    timeouts: ProxyTimeouts;
    limits: VisitorLimits;
    against?: string | undefined;
    /** Notified of every request that changed something, before the client gets its response. */
    changes: Changes;
    /** True when this process names the trace of the requests that it sends. */
    isTraced: boolean;
    /** Tells whether a browser has a version that others do not get. Its reports and measurements go nowhere. */
    isPreviewing?: (request: FastifyRequest) => boolean;
    /** Called after each response, those of this server among them. */
    onAnswer?: (request: FastifyRequest, status: number) => void;
  },
): Promise<void> {
  const warnings = new CountedWarnings(app.log);
  limitConcurrentRequests(app, limits);
  if (isPreviewing)
    app.addHook('onRequest', async (request, reply) => {
      if (isReport(request) && isPreviewing(request)) await reply.code(204).send();
    });
  receiveBodies(app, limits);
  if (onAnswer)
    app.addHook('onResponse', (request, reply, done) => {
      onAnswer(request, reply.statusCode);
      done();
    });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error) ?? 502;
    warnings.warn(`${status}`, { reqId: request.id, err: error, status }, 'a request to the API failed');
    // Does not wait for the rest of the request body.
    if (status === 408 || status === 429) reply.headers({ connection: 'close', 'retry-after': '5' });
    return status < 500 ? refused(reply, status) : unavailable(reply, status);
  });
  /** Process that a request was first passed on to. */
  const firstChoice = new WeakMap<ProxiedRequest, string>();
  const options = {
    getUpstream: (request: ProxiedRequest) => {
      const origin = upstreams.next();
      firstChoice.set(request, origin);
      return origin;
    },
    rewriteRequestHeaders: (request: ProxiedRequest, headers: IncomingHttpHeaders) => {
      const forwarded = forwardedHeaders(request, isTraced ? without(headers, traceHeaders) : headers);
      return against === undefined ? forwarded : asFromThere(forwarded, request.host, against);
    },
    rewriteHeaders: (headers: IncomingHttpHeaders) => {
      const passed = without(headers, notPassedBack);
      return against === undefined ? passed : asCookiesOfHere(passed);
    },
    // The API may close an idle connection, on a restart for example, just when it is used again: that is worth one more try.
    // The library's default would repeat each 503 ten times.
    retryDelay: ({ err, req, attempt }: { err: unknown; req: { method: string }; attempt: number }) =>
      attempt === 0 && isRepeatable(req) && wasCut(err) ? 20 : null,
    onResponse: (request: ProxiedRequest, reply: ProxiedReply, { stream }: { stream: Readable }) => {
      if (isChange(request) && reply.statusCode < 400) changes.note(reply.request.url);
      if (!shouldCompress(request.method, reply)) return void reply.send(stream);
      weakenTag(reply);
      reply.compress(stream);
    },
  };
  const giveUp = (reply: ProxiedReply, { error }: { error: unknown }) =>
    void unavailable(reply, statusOf(error));
  const pools = new ConnectionPools({
    pipelining: 1,
    headersTimeout: timeouts.answerMs,
    bodyTimeout: timeouts.pauseMs,
    // The library's default is not to check the certificate of an API on https.
    connect: { timeout: 3_000, rejectUnauthorized: true },
  });
  app.addHook('preClose', () => pools.endStreams());
  app.addHook('onClose', () => pools.closeAll());
  await app.register(httpProxy, {
    upstream: '',
    rewritePrefix: '/',
    routes: prefixes.flatMap((prefix) => [prefix, `${prefix}/*`]),
    disableRequestLogging: true,
    undici: cancelled(pools),
    handler: (_, reply, address, answering) =>
      abortOnDisconnect(reply.raw, () => reply.from(address, answering)),
    replyOptions: {
      ...options,
      onError: (reply, { error }) => {
        const { request } = reply;
        const origin = firstChoice.get(request);
        // A sender who left in the middle of a body breaks the connection as well.
        const isTheirs = request.raw.destroyed && !request.raw.complete;
        if (origin !== undefined && isGone(error) && !isTheirs) upstreams.lost(origin);
        // Repeated at another process: a request that only reads, and a change that no process has received.
        const mayRepeat = isRepeatable(request) ? isGone(error) : wasRefused(error);
        const other = mayRepeat && origin !== undefined ? upstreams.other(origin) : undefined;
        const again = other === undefined ? undefined : bodyAgain(request);
        if (other === undefined || !again) return giveUp(reply, { error });
        reply.from(undefined, { ...options, ...again, getUpstream: () => other, onError: giveUp });
      },
    },
  });
}

/** Tells whether the request reports what happened in a browser. */
const isReport = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'POST' && ['/api/error-reports', '/api/measurements'].includes(url.split('?', 1)[0] ?? '');

function forwardedHeaders(request: ProxiedRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = without(headers, notPassedOn);
  // Fastify ignores a body that comes with these, so its length must not be announced either.
  if (request.method === 'GET' || request.method === 'HEAD') delete passed['content-length'];
  return { ...passed, ...forwarded(request) };
}

/** Headers that tell the API the client's address, protocol and host, and the id of the request. */
export const forwarded = ({ ip, protocol, host, id }: ProxiedRequest): Record<string, string> => ({
  // The only address that is certain: with TRUST_PROXY the browser's, else that of the connection.
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
  'x-request-id': id,
});

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/**
 * Tells whether a response is JSON of known length that the API did not compress. A response without a length may be a
 * stream, and is not compressed.
 */
function shouldCompress(method: string, reply: ProxiedReply): boolean {
  const cacheControl = String(reply.getHeader('cache-control') ?? '');
  if (method === 'HEAD' || reply.hasHeader('content-encoding') || reply.hasHeader('content-range'))
    return false;
  if (cacheControl.includes('no-transform') || reply.statusCode === 304) return false;
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type') ?? ''))) return false;
  return Number(reply.getHeader('content-length') ?? 0) >= worthCompressing;
}

/** Makes a strong ETag weak: it identifies the exact bytes, and compression changes them. */
function weakenTag(reply: ProxiedReply): void {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
}

const isRepeatable = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD';

const isChange = ({ method }: { method: string }): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);

/** Returns what sends the body of a request once more, or undefined when its bytes are gone. */
function bodyAgain({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): { body?: Buffer; contentType?: string } | undefined {
  if (body === undefined || body === null) return {};
  const [bytes, contentType] = [bytesOf(body), headers['content-type']];
  return bytes && contentType !== undefined ? { body: bytes, contentType } : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/**
 * Responds with 504 when the API took too long, else with 502. On the way to an identity provider the response is a
 * page.
 */
function unavailable(reply: ProxiedReply, status: number | undefined): ProxiedReply {
  const page = providerPage(reply.request);
  if (page !== undefined) return reply.header('cache-control', 'no-store').redirect(page, 303);
  const message = 'El servicio no está disponible en este momento. Inténtalo de nuevo.';
  return envelope(reply, status === 504 ? 504 : 502, 'Unavailable', message);
}

/** Uses the contract's error message where it has one. */
function refused(reply: ProxiedReply, status: number): ProxiedReply {
  const { TooManyRequests } = generalErrors;
  if (status === TooManyRequests.status)
    return envelope(reply, status, 'TooManyRequests', TooManyRequests.text);
  if (status === 408)
    return envelope(
      reply,
      status,
      'Timeout',
      'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.',
    );
  return envelope(reply, status, 'BadRequest', 'La petición no es válida.');
}

/** Error in the format of the API's own errors, so that clients know one format only. */
function envelope(reply: ProxiedReply, status: number, name: string, message: string): ProxiedReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send({ data: null, error: { status, name, message, details: {} } });
}

/** Paths of the redirect to a provider, and of its callback. */
const ways = new RegExp(String.raw`^/api/connect/(${providers.join('|')})(?:/callback)?(?:\?|$)`);

/**
 * Page for a visitor on the way to Google or Microsoft, or back, while the API does not respond. The API's response
 * would have been a page, so this one explains the error and offers links.
 */
function providerPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | undefined {
  const provider = ways.exec(url)?.[1];
  if (provider === undefined || method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
  return `/connect/${provider}?error=Unavailable`;
}
