import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type CallName, type Calls, calls } from '@puente/contract/calls';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { answerFailures } from './http/failures.ts';
import { envelopeOf, refuse } from './http/refuse.ts';
import { makeRateLimits } from './http/rate-limits.ts';
import { applyRoutes } from './routes/applies.ts';
import { authRoutes } from './routes/auth.ts';
import { organizationRoutes } from './routes/organizations.ts';
import { projectRoutes } from './routes/projects.ts';
import { studentRoutes } from './routes/students.ts';
import { studyRoutes } from './routes/studies.ts';
import { uploadRoutes } from './routes/upload.ts';
import { userRoutes } from './routes/users.ts';
import { type Routes, serve } from './serve.ts';
import type { Services } from './services.ts';
import { servePublicFiles } from './uploads/public-files.ts';

/** A handler for every declared call, and a declared call for every handler: anything else does not compile. */
const routes: Routes<Calls> = {
  ...applyRoutes,
  ...authRoutes,
  ...organizationRoutes,
  ...projectRoutes,
  ...studentRoutes,
  ...studyRoutes,
  ...uploadRoutes,
  ...userRoutes,
};

/** The HTTP server, not yet listening. */
export async function makeApp(services: Services, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // One line per request of our own (logRequests): Fastify's have the address and the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(8).toString('hex'),
    // Only the edge, on this machine, may say which address a request came from.
    trustProxy: ['127.0.0.1', '::1'],
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Calls parse their own query; nothing else reads one.
    routerOptions: { querystringParser: () => ({}) },
    // The link checkers of mail programs use HEAD, and a GET here confirms an address.
    exposeHeadRoutes: false,
    // An address that cannot even be decoded never reaches the error handler.
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.code(400).send(envelopeOf(refuse('ValidationError'))),
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('numbers');
  acceptOnlyJson(app);
  logRequests(app, log);
  answerFailures(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-request-id': request.id,
    });
    done();
  });
  await app.register(rateLimit, { global: false });
  await app.register(multipart);

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    await services.db.execute(sql`select 1`);
    return { ok: true };
  });
  servePublicFiles(app, services.uploads);

  const rateLimits = makeRateLimits(app, services.config.rateLimits);
  for (const name of Object.keys(calls) as CallName[]) {
    serve(app, name, routes[name], services, rateLimits);
  }
  return app;
}

/** A form of another site can send text or url-encoded bodies without asking; JSON it cannot. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients put the header on calls without a body, too.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    // Whoever watches asks every few seconds.
    const level = route === '/healthz' || route === '/readyz' ? 'debug' : 'info';
    log[level](
      { reqId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
    done();
  });
}
