import { fastifySwaggerUi, type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/**
 * Everything that the page needs comes from here. Swagger UI styles elements through their objects, which no policy forbids;
 * its one style element, in an icon, is not applied and not missed.
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
 * The API's description: `/api/docs/openapi.json`, and `/api/docs` to read. It is made from the contract when it is first
 * asked for: the server's start need not wait for it.
 */
export async function serveDescription(app: FastifyInstance): Promise<void> {
  let made: Promise<string> | undefined;
  const description = () => (made ??= describe());

  app.get('/api/docs/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .send(await description()),
  );
  await app.register(async (docs) => {
    let text = '{}';
    docs.addHook('onRequest', async () => {
      text = await description();
    });
    // The page asks its server for this. It insists on @fastify/swagger, which would make the description from the routes,
    // and they know less than the contract.
    docs.decorate('swagger', () => JSON.parse(text) as object);
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

async function describe(): Promise<string> {
  const { descriptionText } = await import('./text.ts');
  return descriptionText();
}
