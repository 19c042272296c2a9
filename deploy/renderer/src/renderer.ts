import createFastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { drawing } from './drawing.ts';
import type { DrawingLimits } from './drawing-thread.ts';
import { Threads } from './threads.ts';

const defaultLimits: DrawingLimits = {
  pageMs: 1_000,
  loadMs: 15_000,
  memoryMb: 256,
  queue: 50,
  restartMs: 2_000,
};

/** More than the answers of a page, which the edge limits to 100,000 characters each. */
const bodyLimit = 2_000_000;

export interface RendererOptions {
  /** Folder of the release store. */
  releases: string;
  limits?: Partial<DrawingLimits>;
  logger?: NonNullable<FastifyServerOptions['logger']>;
}

/**
 * The renderer: `POST /pages` draws a page of a release set as a visitor without a session gets it. 200 with its HTML, what it
 * says of itself and the calls that had no answer, 204 where there is nothing to draw, 422 for what it cannot read, 503 when the
 * page's code failed, took too long or too much.
 * The caller calls `listen`, and `close` at the end.
 */
export function createRenderer({ releases, limits, logger = false }: RendererOptions): FastifyInstance {
  const app = createFastify({
    logger,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const threads = new Threads(releases, { ...defaultLimits, ...limits });
  app.addHook('onClose', () => threads.stop());
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({ status: 'ok' }));
  app.post('/pages', async (request, reply) => {
    const asked = drawing.safeParse(request.body);
    if (!asked.success) return reply.code(422).send();
    const drawn = await threads.draw(asked.data);
    if ('page' in drawn) return reply.send(drawn.page);
    if ('nothing' in drawn) return reply.code(204).send();
    const path = asked.data.address.split('?', 1)[0];
    request.log.error({ path, apps: asked.data.apps, problem: drawn.error }, 'a page could not be drawn');
    return reply.code(503).send();
  });
  return app;
}
