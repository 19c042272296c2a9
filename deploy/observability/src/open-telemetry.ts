import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traceContext: Context | undefined;
  }
}

const monitoring = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);
/** Longest statement in a span, in characters. */
const longestStatement = 2_000;

/**
 * Starts the SDK. The exporter reads OpenTelemetry's own settings. The tracer provider is not the global one, so that
 * libraries add no spans: theirs could hold values of visitors.
 */
export function startTracing(service: string, env: Readonly<Record<string, string | undefined>>): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(shareIn(env)) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('puente');
  const requests = new UndiciInstrumentation({
    // The checks of other processes' readiness are no part of a request.
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => withoutAddress(origin),
  });
  requests.setTracerProvider(provider);

  return {
    serve(app) {
      app.decorateRequest('traceContext');
      app.addHook('onRequest', (request, reply, done) => {
        const { url: route } = request.routeOptions;
        if (monitoring.has(route)) return done();
        const parent = propagation.extract(ROOT_CONTEXT, request.headers);
        const span = tracer.startSpan(nameOf(request, route), { kind: SpanKind.SERVER }, parent);
        span.setAttribute('http.request.method', request.method);
        if (route !== undefined) span.setAttribute('http.route', route);
        request.traceContext = trace.setSpan(parent, span);
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        context.with(request.traceContext, done);
      });
      resumeAfterBody(app);
    },
    nameRoute(route) {
      const span = trace.getActiveSpan();
      span?.setAttribute('http.route', route);
      span?.updateName(`GET ${route}`);
    },
    traceparent() {
      const found = trace.getActiveSpan()?.spanContext();
      if (!found || (found.traceFlags & TraceFlags.SAMPLED) === 0) return undefined;
      return `00-${found.traceId}-${found.spanId}-01`;
    },
    async statement(text, run) {
      if (!trace.getActiveSpan()) return run();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, longestStatement),
      };
      const span = tracer.startSpan(verbOf(text), { kind: SpanKind.CLIENT, attributes });
      try {
        return await run();
      } catch (error) {
        failed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
}

/** Parsing a body loses the asynchronous context. */
function resumeAfterBody(app: FastifyInstance): void {
  app.addHook('preHandler', ({ traceContext }, _reply, done) => {
    if (traceContext) context.with(traceContext, done);
    else done();
  });
}

/** @throws when OTEL_TRACES_SAMPLER_ARG is not a share */
function shareIn({ OTEL_TRACES_SAMPLER_ARG: text }: Readonly<Record<string, string | undefined>>): number {
  const share = Number(text || '1');
  if (share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${text}", but should be between 0 and 1.`);
}

/** Leaves out path and query: they may hold ids, searches and one-time codes. */
const withoutAddress = (origin: string) => ({
  'url.full': origin,
  'url.path': undefined,
  'url.query': undefined,
  'user_agent.original': undefined,
});

const nameOf = ({ method }: FastifyRequest, route: string | undefined): string =>
  route === undefined ? method : `${method} ${route}`;

/** First word of a statement: `SELECT`. */
const verbOf = (text: string): string => (/^\W*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase();

/** Notes the class of an error. Its message may hold values. */
function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.setAttribute('error.type', error.name);
}
