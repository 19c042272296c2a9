import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { fastifySwaggerUi, type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '../http/rate-limits.ts';

/**
 * Policy of the page, which loads everything from here. Swagger UI styles elements through their objects, which no
 * policy forbids. Its only style element, in an icon, is not applied and not needed.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// Its types declare a callback, but it is an async function.
const servePage = fastifySwaggerUi as unknown as FastifyPluginAsync<FastifySwaggerUiOptions>;

/**
 * Serves the API's description: `/api/docs/openapi.json`, and `/api/docs` to read. It is generated at the first
 * request, so that the start does not wait for it, and cached.
 */
export async function serveDescription(app: FastifyInstance, rateLimits: RateLimits): Promise<void> {
  let made: Promise<Description> | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { text, zipped, etag } = await (made ??= describe());
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json');
    return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'gzip').send(zipped)
      : reply.send(text);
  };

  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request) => {
      await rateLimits.byAddress(request, undefined);
      await rateLimits.byPrice(request.visitor, price);
    });
    docs.get('/api/docs/openapi.json', send);
    // The page's own routes for the description serialise it for each request.
    const copies = new Set(['/api/docs/json', '/api/docs/yaml']);
    docs.addHook('preHandler', async (request, reply) => {
      if (copies.has(request.routeOptions.url ?? '')) await send(request, reply);
    });
    // The page insists on @fastify/swagger, which would make the description from the routes. They know less than the contract.
    docs.decorate('swagger', () => ({}));
    await servePage(docs, {
      routePrefix: '/api/docs',
      staticCSP: policy,
      logo: { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      uiConfig: {
        docExpansion: 'list',
        filter: true,
        defaultModelsExpandDepth: 0,
        persistAuthorization: false,
      },
    });
  });
}

/** Price of a page or a description of 700 KB, in points of the visitor's general limit. */
const price = 50;

interface Description {
  text: Buffer;
  zipped: Buffer;
  etag: string;
}

async function describe(): Promise<Description> {
  const { descriptionText } = await import('./text.ts');
  const text = Buffer.from(await descriptionText());
  return {
    text,
    zipped: gzipSync(text),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  };
}
