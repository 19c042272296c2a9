import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type CallName, type Calls, calls } from '@puente/contract/calls';
import { changeFeedPath } from '@puente/contract/change-feed';
import { accountRoutes } from '../accounts/routes.ts';
import { agreementRoutes } from '../agreements/routes.ts';
import { alertRoutes } from '../alerts/routes.ts';
import { applicationRoutes } from '../applications/routes.ts';
import { audienceNoticeRoutes } from '../audience-notices/routes.ts';
import { awardRoutes } from '../awards/routes.ts';
import { bannerRoutes } from '../banners/routes.ts';
import { calendarFeedRoutes } from '../calendar-feed/routes.ts';
import { certificateRoutes } from '../certificates/routes.ts';
import { serveChangeFeed } from '../change-feed/serve.ts';
import { collaborationResultRoutes } from '../collaboration-results/routes.ts';
import { collaborationTeacherRoutes } from '../collaboration-teachers/routes.ts';
import { collaborationRoutes } from '../collaborations/routes.ts';
import { connectRoutes } from '../connect/routes.ts';
import { contactMessageRoutes } from '../contact-messages/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { conversationRoutes } from '../conversations/routes.ts';
import { credentialRoutes } from '../credentials/routes.ts';
import { deliveryRoutes } from '../deliveries/routes.ts';
import { deskRoutes } from '../desk/routes.ts';
import { draftRoutes } from '../drafts/routes.ts';
import { emptySearchRoutes } from '../empty-searches/routes.ts';
import { errorReportRoutes } from '../error-reports/routes.ts';
import { evaluationRoutes } from '../evaluations/routes.ts';
import { FairQueue } from '../fairness/fair-queue.ts';
import { asVisitor, visitorAt } from '../fairness/visitor.ts';
import { refuseLargeAddress } from '../http/address.ts';
import { cookieOptions } from '../http/cookies.ts';
import { answerFailures } from '../http/failures.ts';
import { serveHealth } from '../http/health.ts';
import { isHttps } from '../http/origin.ts';
import { makeRateLimits } from '../http/rate-limits.ts';
import { envelopeOf, refuse } from '../http/refuse.ts';
import { inOurSpelling } from '../http/spellings.ts';
import { serverTimeouts } from '../http/timeouts.ts';
import { readRefusedBodies } from '../http/unread-bodies.ts';
import { interviewRoutes } from '../interviews/routes.ts';
import { joiningRoutes } from '../joinings/routes.ts';
import { measurementRoutes } from '../measurements/routes.ts';
import { mergeRoutes } from '../merges/routes.ts';
import { messageTemplateRoutes } from '../message-templates/routes.ts';
import { messageRoutes } from '../messages/routes.ts';
import { openDataRoutes } from '../open-data/routes.ts';
import { serveDescription } from '../openapi/serve.ts';
import { opportunityRoutes } from '../opportunities/routes.ts';
import { organizationInsiderRoutes } from '../organization-insiders/routes.ts';
import { organizationVerificationRoutes } from '../organization-verification/routes.ts';
import { organizationRoutes } from '../organizations/routes.ts';
import { ownWorkRoutes } from '../own-works/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { planRoutes } from '../plans/routes.ts';
import { platformFigureRoutes } from '../platform-figures/routes.ts';
import { problemRoutes } from '../problems/routes.ts';
import { profileUpdateRoutes } from '../profile-updates/routes.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { programRoutes } from '../programs/routes.ts';
import { projectTemplateRoutes } from '../project-templates/routes.ts';
import { projectRoutes } from '../projects/routes.ts';
import { publicRecordRoutes } from '../public-records/routes.ts';
import { resourceRoutes } from '../resources/routes.ts';
import { savedAnswerRoutes } from '../saved-answers/routes.ts';
import { savedSearchRoutes } from '../saved-searches/routes.ts';
import { searchSynonymRoutes } from '../search-synonyms/routes.ts';
import { secondFactorRoutes } from '../second-factor/routes.ts';
import { securityEventRoutes } from '../security-events/routes.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { staffActRoutes } from '../staff-acts/routes.ts';
import { staffTextRoutes } from '../staff-texts/routes.ts';
import { studentRoutes } from '../students/routes.ts';
import { studyRoutes } from '../studies/routes.ts';
import { takedownRoutes } from '../takedowns/routes.ts';
import { talentRoutes } from '../talent/routes.ts';
import { teacherRoutes } from '../teachers/routes.ts';
import { servePublicFiles } from '../uploads/public-files.ts';
import { uploadRoutes } from '../uploads/routes.ts';
import { userRoutes } from '../users/routes.ts';
import { viewRoutes } from '../views/routes.ts';
import { workRoutes } from '../works/routes.ts';
import { type Routes, serve } from './serve.ts';
import type { Services } from './services.ts';

/** A handler for every declared call, and a declared call for every handler. Anything else does not compile. */
export const declaredRoutes: Routes<Calls> = {
  ...accountRoutes,
  ...sessionRoutes,
  ...alertRoutes,
  ...deskRoutes,
  ...messageTemplateRoutes,
  ...applicationRoutes,
  ...agreementRoutes,
  ...collaborationRoutes,
  ...collaborationTeacherRoutes,
  ...planRoutes,
  ...deliveryRoutes,
  ...connectRoutes,
  ...contactMessageRoutes,
  ...audienceNoticeRoutes,
  ...awardRoutes,
  ...bannerRoutes,
  ...contentRoutes,
  ...conversationRoutes,
  ...credentialRoutes,
  ...draftRoutes,
  ...emptySearchRoutes,
  ...errorReportRoutes,
  ...measurementRoutes,
  ...mergeRoutes,
  ...messageRoutes,
  ...openDataRoutes,
  ...opportunityRoutes,
  ...calendarFeedRoutes,
  ...certificateRoutes,
  ...collaborationResultRoutes,
  ...evaluationRoutes,
  ...interviewRoutes,
  ...joiningRoutes,
  ...organizationInsiderRoutes,
  ...organizationRoutes,
  ...organizationVerificationRoutes,
  ...profileRoutes,
  ...teacherRoutes,
  ...peopleRoutes,
  ...platformFigureRoutes,
  ...problemRoutes,
  ...profileUpdateRoutes,
  ...programRoutes,
  ...projectRoutes,
  ...projectTemplateRoutes,
  ...publicRecordRoutes,
  ...resourceRoutes,
  ...savedAnswerRoutes,
  ...savedSearchRoutes,
  ...searchSynonymRoutes,
  ...secondFactorRoutes,
  ...securityEventRoutes,
  ...staffActRoutes,
  ...staffTextRoutes,
  ...studentRoutes,
  ...studyRoutes,
  ...takedownRoutes,
  ...talentRoutes,
  ...uploadRoutes,
  ...userRoutes,
  ...viewRoutes,
  ...ownWorkRoutes,
  ...workRoutes,
};

/** The HTTP server, not yet listening. The access matrix replaces the handlers, but keeps all checks before them. */
export async function makeApp(
  services: Services,
  log: FastifyBaseLogger,
  routes: Routes<Calls> = declaredRoutes,
): Promise<FastifyInstance> {
  const secure = isHttps(services.config.publicUrl);
  const ofEveryAnswer = {
    'cross-origin-resource-policy': 'same-origin',
    // One year. Browsers heed it over https only.
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const app = Fastify({
    loggerInstance: log,
    // One line per request of our own (logRequests): Fastify's have the address and the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(8).toString('hex'),
    // Only the edge may say which address a request came from.
    trustProxy: services.config.edges,
    bodyLimit: 256 * 1024,
    ...serverTimeouts,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Calls parse their own query; no other code reads it.
    routerOptions: { querystringParser: () => ({}), ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => inOurSpelling(url),
    // A GET that has effects refuses HEAD (serve.ts): the link checkers of mail programs use it.
    exposeHeadRoutes: true,
    // An address that cannot even be decoded never reaches the error handler.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply
        .code(400)
        .headers(ofEveryAnswer)
        .send(envelopeOf(refuse('ValidationError'))),
  });
  services.tracing?.serve(app);
  app.decorateRequest('actor', null);
  app.decorateRequest('numbers');
  acceptOnlyJson(app);
  leaveFormsUnread(app);
  logRequests(app, log);
  answerFailures(app);
  shareFairly(app);
  readRefusedBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-request-id': request.id,
      ...ofEveryAnswer,
    });
    // The edge would reuse the connection just when this process closes it.
    if (services.state.stopping) reply.header('connection', 'close');
    refuseLargeAddress(request.raw.url ?? '');
    done();
  });
  await app.register(cookie, cookieOptions(secure));
  await app.register(multipart);

  serveHealth(app, services);
  serveChangeFeed(app, services);
  servePublicFiles(app, services.uploads);
  const rateLimits = makeRateLimits({ ...services, factor: services.config.rateLimits });
  await serveDescription(app, rateLimits);
  const turns = new FairQueue({ slots: 64, slotsPerVisitor: 4, beforeChanges: true });
  for (const name of Object.keys(calls) as CallName[]) {
    serve(app, name, routes[name], services, { rateLimits, turns });
  }
  return app;
}

/**
 * Queues requests by visitor before anything except their headers is read. Until the session is known, a request
 * belongs to its address. The body parser loses the asynchronous context, so it is restored after it.
 */
function shareFairly(app: FastifyInstance): void {
  const receptions = new FairQueue({ slots: 8, slotsPerVisitor: 4, beforeChanges: true });
  app.decorateRequest('visitor');
  app.decorateRequest('endReception');
  app.addHook('onRequest', (request, reply, done) => {
    // Not to wait behind visitors: a process that does not answer monitoring is taken for dead.
    if (isMonitoring(request)) return done();
    request.visitor = visitorAt(request.ip, leaving(reply));
    asVisitor(request.visitor, () => {
      receptions.take().then((end) => {
        request.endReception = end;
        reply.raw.once('close', end);
        done();
      }, done);
    });
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (!isMonitoring(request)) request.endReception();
    done();
  });
  app.addHook('preHandler', (request, _reply, done) =>
    isMonitoring(request) ? done() : asVisitor(request.visitor, done),
  );
}

const monitoring = new Set<string | undefined>(['/healthz', '/readyz', '/metrics', changeFeedPath]);

const isMonitoring = ({ routeOptions }: FastifyRequest): boolean => monitoring.has(routeOptions.url);

/** Aborts when the client disconnects before its response is complete. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const leaves = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaves.abort();
  });
  return leaves.signal;
}

/** A form of another site can send text or url-encoded bodies without a preflight request, but not JSON. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients put the header on calls without a body, too.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** For calls that accept forms of external programs. Every other call refuses forms. */
function leaveFormsUnread(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (request, payload, done) => {
    payload.resume();
    if (request.routeOptions.config.takesForms === true) done(null, undefined);
    else done(refuse('MediaTypeRefused'));
  });
}

function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    // Monitoring asks every few seconds.
    const level = isMonitoring(request) ? 'debug' : 'info';
    log[level](
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
