import createFastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serveMetrics } from '@puente/observability/metrics';
import type { Tracing } from '@puente/observability/tracing';
import type { ServedStore } from '@puente/releases/release-store';
import { drawing } from './drawing.ts';
import { LastingThread } from './lasting-thread.ts';
import type { ThreadLimits } from './limited-thread.ts';
import { makeMetrics, observeDrawings } from './metrics.ts';
import { type AskedPicture, askedPicture, type DrawnPicture } from './pictures/asked-picture.ts';
import type { PictureOwner } from './pictures/draw-picture.ts';
import { Threads } from './threads.ts';

const pageLimits: ThreadLimits = {
  taskMs: 1_000,
  loadMs: 15_000,
  memoryMb: 256,
  queue: 50,
  restartMs: 2_000,
};
/**
 * Pictures are requested when a visitor shares a link, and then cached. Between two requests no memory should be held.
 */
const pictureLimits: ThreadLimits = {
  taskMs: 3_000,
  loadMs: 15_000,
  memoryMb: 96,
  queue: 40,
  restartMs: 2_000,
  idleMs: 60_000,
};

/** Above the size of a page's responses, which the edge limits to 100,000 characters each. */
const bodyLimit = 2_000_000;
const pictureBodyLimit = 10_000;

export interface RendererOptions {
  /** Store of the releases. */
  releases: ServedStore;
  /** Owner whose brand the pictures show. */
  owner: PictureOwner;
  limits?: Partial<ThreadLimits>;
  pictureLimits?: Partial<ThreadLimits>;
  logger?: NonNullable<FastifyServerOptions['logger']>;
  /** Traces of requests. None by default. */
  tracing?: Tracing | undefined;
}

/**
 * The renderer. `POST /pages` renders a page of a release set, for a visitor without a session or for the user whose
 * responses come with the request. Status 200 has the result of the shell. 204 means nothing to render, 422 an invalid request, 503 that the page's
 * code failed or exceeded a limit. `POST /pictures` draws the picture of a page for shared links: 200 with a PNG, 422
 * and 503 as above. Pictures have their own thread. The caller calls `listen`, and `close` at the end.
 */
export function createRendererServer({
  releases,
  owner,
  logger = false,
  tracing,
  ...options
}: RendererOptions): FastifyInstance {
  const app = createFastify({
    logger,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
  });
  tracing?.serve(app);
  const metrics = makeMetrics();
  serveMetrics(app, metrics.registry);
  observeDrawings(app, metrics);
  let isForged = false;
  const threads = new Threads(releases, { ...pageLimits, ...options.limits }, (isRefused) => {
    isForged = isRefused;
    if (isRefused) metrics.signatureRefusals.inc();
  });
  const pictures = new LastingThread<AskedPicture, DrawnPicture>(
    new URL('pictures/thread.ts', import.meta.url),
    owner,
    { ...pictureLimits, ...options.pictureLimits },
  );
  app.addHook('onClose', () => {
    threads.stop();
    pictures.stop();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  // A forged release is no reason to take the process out: others are drawn, and the edge does without a page.
  app.get('/readyz', () => ({
    status: 'ok',
    ...(releases.keys?.length && { signatures: isForged ? 'refused' : 'verified' }),
  }));
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
  app.post('/pictures', { bodyLimit: pictureBodyLimit }, async (request, reply) => {
    const asked = askedPicture.safeParse(request.body);
    if (!asked.success) return reply.code(422).send();
    const drawn = await pictures.do(asked.data);
    if ('png' in drawn) return reply.type('image/png').send(Buffer.from(drawn.png));
    request.log.error({ problem: drawn.error }, 'a picture could not be drawn');
    return reply.code(503).send();
  });
  return app;
}
