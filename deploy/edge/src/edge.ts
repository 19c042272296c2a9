import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import createFastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type Tracing } from '@puente/observability/tracing';
import { openTabHours } from '@puente/releases/open-tabs';
import { apiProxy, defaultTimeouts, type ProxyTimeouts, type VisitorLimits } from './api-proxy.ts';
import { assets, type AssetStore, notFound } from './assets.ts';
import { defaultBodyLimits } from './bodies.ts';
import { type Brand, brandFiles } from './brand-files.ts';
import { CanaryCounter } from './canary/counter.ts';
import { CanaryGuard, type CanaryGuardStore } from './canary/guard.ts';
import { hearChanges } from './change-feed.ts';
import { Changes } from './changes.ts';
import { ChannelReader } from './channel-view.ts';
import { crashReports } from './crash-reports.ts';
import { CriticalStyles } from './critical-styles.ts';
import { type DevApp } from './dev-apps.ts';
import { devProxy } from './dev-proxy.ts';
import { embeddedList } from './embed/embedded-list.ts';
import { serveFilesOnly } from './files-origin/files-only.ts';
import { sentForms } from './forms/sent-forms.ts';
import { health } from './health.ts';
import { type KeptPageLimits, KeptPages } from './kept-pages.ts';
import { type EdgeMetrics, observeRequests, watchReleases } from './metrics.ts';
import { offline } from './offline/offline.ts';
import { assetsOf, releasesOf } from './other-installation.ts';
import { PageAnswers } from './page-answers.ts';
import { pages, pathOf } from './pages.ts';
import { defaultPersonalLimits, type PersonalPageLimits, PersonalPages } from './personal-pages.ts';
import { defaultPictureLimits, KeptPictures, type PictureLimits } from './pictures/kept-pictures.ts';
import { pictures } from './pictures/pictures.ts';
import { defaultAnswerTimes, type EarlyAnswerTimes, PreloadedDataCache } from './preloaded-data.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { Previews, type PreviewSettings } from './preview/previews.ts';
import { defaultPageLimits, type RenderedPageLimits, RenderedPages } from './rendered-pages.ts';
import { Renderers } from './renderers.ts';
import { searchEngines } from './search-engines.ts';
import { answerHeaders } from './security-headers.ts';
import { type Releases } from './stored-releases.ts';
import { noThirdParties, type ThirdPartySettings } from './third-parties.ts';
import { answerUnreadable } from './unreadable-requests.ts';
import { Upstreams } from './upstreams.ts';
import { ValidatedAnswers } from './validated-answers.ts';
import { Viewers } from './viewers.ts';
import { VisitorViews } from './visitor-views.ts';

/** Time limits for the headers, and for the whole request, in ms. Node checks them every 2 s. */
const serverTimeouts = {
  requestTimeout: 130_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

export interface EdgeOptions {
  releases: Releases;
  /** Store of the files of these releases, and of the deltas between them. Closed with the edge. */
  files: AssetStore;
  /** Store with the canaries of the channel. Without one, no canary is watched. */
  canaries?: CanaryGuardStore;
  /** Accounts that may see one app from elsewhere, and the store with the channels of branches. None by default. */
  previews?: PreviewSettings;
  /** Name of the channel of these releases: `production`. */
  channel: string;
  /** Origins of the API's processes, which share one database: `http://127.0.0.1:3001`. */
  apis: readonly string[];
  /** Origins of the renderer's processes, which draw public pages. None by default. */
  renderers?: readonly string[];
  brand: Brand;
  /** Address that visitors open, for tags that need absolute addresses. None by default. */
  publicUrl?: string;
  /** Second origin at which pages address the files of releases, such as a CDN. By default they are on the site only. */
  filesOrigin?: string;
  /** Folder with the owner's icon.svg. */
  brandFolder: string;
  /** Makes pages mark content that only the owner can supply. False by default. */
  marksPending?: boolean;
  /** Apps that are served from source. An empty list also turns on development mode. None in production. */
  dev?: DevApp[];
  /**
   * Origin of another installation, whose release set, files and API are served instead of ours. Only in development.
   */
  against?: string;
  /** Hours that a tab may stay open without a reload. The default of `@puente/releases/open-tabs` by default. */
  openTabHours?: number;
  /** Scripts of third parties that pages may load with the visitor's consent. None by default. */
  thirdParties?: ThirdPartySettings;
  /** Proxies whose `x-forwarded-*` headers count: see `trustProxy` of Fastify. None by default. */
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** Aborted once this process is about to end: it answers on, and lets proxies and browsers know. Never by default. */
  leaving?: AbortSignal;
  /** Asks the API for the changes that are made through other edges. False by default. */
  hearsChanges?: boolean;
  /** Counts for Prometheus. None by default. */
  metrics?: EdgeMetrics | undefined;
  /** Traces of requests. None by default. */
  tracing?: Tracing | undefined;
  logger?: NonNullable<FastifyServerOptions['logger']>;
  timeouts?: Partial<ProxyTimeouts>;
  limits?: Partial<VisitorLimits>;
  /** Factor for the usual waiting times of a page: for its API responses, and for the renderer. 1 by default. */
  pageWait?: number;
  earlyAnswerTimes?: Partial<EarlyAnswerTimes>;
  /** Time in which page views share a read of the channel, in ms. 5 by default. */
  channelShareMs?: number;
  renderedPages?: Partial<RenderedPageLimits>;
  keptPages?: Partial<KeptPageLimits>;
  personalPages?: Partial<PersonalPageLimits>;
  pictures?: Partial<PictureLimits>;
}

/** The edge: pages, files, and the proxy to the API. The caller calls `listen`, and `close` at the end. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const {
    releases,
    files,
    channel,
    apis,
    brand,
    brandFolder,
    dev,
    against,
    trustProxy = false,
    leaving,
    metrics,
    tracing,
    logger = false,
    limits,
    earlyAnswerTimes,
  } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const { thirdParties = noThirdParties, renderers = [], publicUrl, filesOrigin, pageWait = 1 } = options;
  const app = createFastify({
    logger,
    trustProxy,
    ...serverTimeouts,
    clientErrorHandler: answerUnreadable,
    // Fastify's own lines would have the query and the address in them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (_, request, reply) => {
      void notFound(reply.headers(answerHeaders(request)));
    },
  });
  tracing?.serve(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders(request));
    // The next request of this connection might come when nobody listens any more.
    if (leaving?.aborted) reply.header('connection', 'close');
    done();
  });
  logRequests(app);
  if (filesOrigin !== undefined) serveFilesOnly(app, filesOrigin);
  if (metrics) observeRequests(app, metrics);
  app.setNotFoundHandler((_, reply) => notFound(reply));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed');
    void reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('Algo ha fallado. Inténtalo de nuevo.\n');
  });

  const reader = new ChannelReader({
    releases: against === undefined ? releases : releasesOf(against),
    channel,
    dev: dev ?? [],
    filesOrigin,
    log: app.log,
    shareMs: options.channelShareMs ?? 5,
  });
  if (metrics) watchReleases(metrics, reader);
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
  });
  const upstreams = new Upstreams(against === undefined ? apis : [against]);
  app.addHook('onClose', () => upstreams.close());
  app.addHook('onClose', () => files.close?.());
  const changes = new Changes();
  if (options.hearsChanges === true && against === undefined)
    app.addHook('onClose', hearChanges({ upstreams, changes, log: app.log }));
  await app.register(health, { channel: reader, upstreams, leaving });
  if (against === undefined)
    await app.register(assets, { store: files, isShared: filesOrigin !== undefined });
  else await app.register(assetsOf, { origin: against });
  await app.register(brandFiles, { brand, folder: brandFolder });
  for (const devApp of dev ?? []) await app.register(devProxy, devApp);
  const viewers = new Viewers(upstreams, app.log);
  const previews =
    options.previews &&
    new Previews({ ...options.previews, channel: reader, channelName: channel, viewers, log: app.log });
  const visitors = new VisitorViews(reader, viewers, previews);
  const canaryCounter = new CanaryCounter(reader, visitors);
  if (options.canaries) {
    const guard = new CanaryGuard({
      channel: reader,
      channelName: channel,
      counter: canaryCounter,
      store: options.canaries,
      log: app.log,
    });
    app.addHook('onClose', () => guard.close());
  }
  await app.register(apiProxy, {
    upstreams,
    timeouts,
    limits: { ...defaultBodyLimits, requestsPerAddress: 200, streamsPerAddress: 500, ...limits },
    against,
    changes,
    isTraced: tracing !== undefined,
    isPreviewing: (request) => visitors.isPreviewing(request),
    onAnswer: (request, status) => void canaryCounter.noteAnswer(request, status),
  });
  await app.register(crashReports, {
    channel: reader,
    upstreams,
    isPreviewing: (request) => visitors.isPreviewing(request),
  });
  await app.register(offline, { visitors, development: dev !== undefined, filesOrigin });
  const forAnswers = { upstreams, changes, log: app.log };
  const earlyAnswers = new PreloadedDataCache(forAnswers, {
    waitMs: defaultAnswerTimes.waitMs * pageWait,
    ...earlyAnswerTimes,
  });
  // The renderer has no app that is served from source.
  const isAllReleased = (dev ?? []).length === 0;
  const rendering = new Renderers(isAllReleased ? renderers : [], metrics?.rendererSeconds);
  app.addHook('onClose', () => rendering.close());
  const renderedPages = new RenderedPages(rendering, app.log, {
    waitMs: defaultPageLimits.waitMs * pageWait,
    ...options.renderedPages,
  });
  const pageAnswers = new PageAnswers(earlyAnswers, renderedPages);
  const personalPages = new PersonalPages(
    { upstreams, renderers: rendering, log: app.log },
    { waitMs: defaultPersonalLimits.waitMs * pageWait, ...options.personalPages },
  );
  await app.register(pictures, {
    channel: reader,
    pageAnswers,
    pictures: new KeptPictures(rendering, app.log, {
      waitMs: defaultPictureLimits.waitMs * pageWait,
      ...options.pictures,
    }),
    brand,
  });
  // Feeds, maps and lists for other sites wait longer than pages.
  const answers = new ValidatedAnswers(
    new PreloadedDataCache(forAnswers, {
      waitMs: 5000,
      keepMs: 60_000,
      staleMs: 3_600_000,
      longest: 10_000_000,
    }),
  );
  await app.register(searchEngines, { channel: reader, answers, brand, publicUrl });
  await app.register(embeddedList, { answers, brand, publicUrl });
  if (previews?.areThere === true)
    await app.register(previewRoutes, { channel: reader, previews, brand, publicUrl });
  await app.register(sentForms, {
    visitors,
    upstreams,
    answers,
    brand,
    publicUrl,
    answerMs: timeouts.answerMs,
  });
  await app.register(pages, {
    channel: reader,
    visitors,
    canaryCounter,
    keptPages: new KeptPages(options.keptPages),
    counter: metrics?.pages,
    tracing,
    pageAnswers,
    personalPages,
    answers: new ValidatedAnswers(earlyAnswers),
    brand,
    publicUrl,
    hasPictures: rendering.areThere,
    development: dev !== undefined,
    marksPending: options.marksPending ?? false,
    openTabHours: options.openTabHours ?? openTabHours({}),
    thirdParties,
    filesOrigin,
    criticalStyles: against === undefined ? new CriticalStyles(files.filesFolder) : undefined,
  });
  return app;
}

/** Logs one line per request: path, status and time. Never logs the visitor's address or anything from the query. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    const ms = Math.round(reply.elapsedTime);
    request.log[level](
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}
