import type { FastifyInstance } from 'fastify';

/** Traces of the requests of one process. Present only when an operator asked for traces. */
export interface Tracing {
  /**
   * Makes a span of each request, except those of monitoring, as a part of the trace that its `traceparent` names.
   * Call it before other hooks are added. Requests that the process itself sends then carry on the trace.
   */
  serve: (app: FastifyInstance) => void;
  /** Names the route of the current request, for a server that knows it later than its router. */
  nameRoute: (route: string) => void;
  /** Value of `traceparent` for the client of the current request; undefined when its trace is not kept. */
  traceparent: () => string | undefined;
  /**
   * Makes a span of a database statement, within a request.
   * @param text with placeholders, never with the values of a visitor
   */
  statement: <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Tells whether OpenTelemetry's own settings ask for traces. */
export const isTracingWanted = (env: Environment): boolean =>
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) &&
  env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true';

/**
 * Starts tracing, if the settings ask for it. Otherwise nothing of OpenTelemetry is loaded.
 * @param service name of the process, unless OTEL_SERVICE_NAME is set
 */
export async function openTracing(service: string, env: Environment): Promise<Tracing | undefined> {
  if (!isTracingWanted(env)) return undefined;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(service, env);
}
