import httpProxy from '@fastify/http-proxy';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerBase,
  type RouteGenericInterface,
} from 'fastify';
import { type IncomingHttpHeaders } from 'node:http';

/** The proxy's types are those of any server, HTTP/2 included. */
type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;
type ProxiedRequest = Pick<FastifyRequest, 'method' | 'ip' | 'protocol' | 'host' | 'id'>;

/** What belongs to the API; everything else is the edge's own. */
const prefixes = ['/api', '/auth', '/uploads'];

export interface Patience {
  /** How long the API may take to begin its answer, in ms; uploads count from their last byte. */
  answerMs: number;
  /** How long it may then pause within the answer, in ms. */
  pauseMs: number;
}

export const defaultPatience: Patience = { answerMs: 30_000, pauseMs: 120_000 };

/** Answers of at least this many bytes are worth compressing. */
const worthCompressing = 1024;

/**
 * Hop-by-hop headers (RFC 9110 7.6.1) concern one connection and are never passed on; `expect` has been answered by
 * this server already. What says who the client is, only this server may say.
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

const notPassedBack = ['connection', 'keep-alive', 'proxy-authenticate', 'transfer-encoding', 'upgrade'];

/** Passes the API's paths on to `origin`. Bodies flow through in both directions, never held as a whole. */
export async function apiProxy(
  app: FastifyInstance,
  { origin, patience }: { origin: string; patience: Patience },
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error) ?? 502;
    request.log.warn({ err: error }, 'a request to the API failed');
    return status < 500
      ? envelope(reply, status, 'BadRequest', 'La petición no es válida.')
      : unavailable(reply, status);
  });
  await app.register(httpProxy, {
    upstream: origin,
    rewritePrefix: '/',
    routes: prefixes.flatMap((prefix) => [prefix, `${prefix}/*`]),
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      connections: 256,
      pipelining: 1,
      headersTimeout: patience.answerMs,
      bodyTimeout: patience.pauseMs,
      // The proxy's own default is not to look at the certificate of an API on https.
      connect: { timeout: 3_000, rejectUnauthorized: true },
    },
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      rewriteHeaders: (headers) => without(headers, notPassedBack),
      // A connection that the API closed just when it was taken again, as when it restarts, is worth one more try.
      // The proxy's default would repeat each 503 ten times.
      retryDelay: ({ err, req, attempt }) => (attempt === 0 && isRepeatable(req) && wasCut(err) ? 20 : null),
      onResponse: (request, reply, { stream }) => {
        if (!shouldCompress(request.method, reply)) return void reply.send(stream);
        weakenTag(reply);
        reply.compress(stream);
      },
      onError: (reply, { error }) => {
        void unavailable(reply, statusOf(error));
      },
    },
  });
}

function forwardedHeaders(request: ProxiedRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = without(headers, notPassedOn);
  // Fastify ignores a body that comes with these, so its length must not be announced either.
  if (request.method === 'GET' || request.method === 'HEAD') delete passed['content-length'];
  return {
    ...passed,
    // One address, the one that is known for sure: with TRUST_PROXY that of the browser, else of who connected.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** JSON of some length that the API left as it is. Of an answer without a length nobody knows when it ends: it flows on. */
function shouldCompress(method: string, reply: ProxiedReply): boolean {
  const cacheControl = String(reply.getHeader('cache-control') ?? '');
  if (method === 'HEAD' || reply.hasHeader('content-encoding') || reply.hasHeader('content-range'))
    return false;
  if (cacheControl.includes('no-transform') || reply.statusCode === 304) return false;
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type') ?? ''))) return false;
  return Number(reply.getHeader('content-length') ?? 0) >= worthCompressing;
}

/** Compressed bytes are others than those that a strong tag stands for. */
function weakenTag(reply: ProxiedReply): void {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
}

const isRepeatable = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD';

function wasCut(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** 504 when the API took too long, 502 for everything else that kept it from answering. */
function unavailable(reply: ProxiedReply, status: number | undefined): ProxiedReply {
  const message = 'El servicio no está disponible en este momento. Inténtalo de nuevo.';
  return envelope(reply, status === 504 ? 504 : 502, 'Unavailable', message);
}

/** In the form of the API's own errors, so that the client needs to know one only. */
function envelope(reply: ProxiedReply, status: number, name: string, message: string): ProxiedReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send({ data: null, error: { status, name, message, details: {} } });
}
