import { randomBytes } from 'node:crypto';
import { type FastifyError, type FastifyPluginCallback, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type ErrorReport } from '@puente/contract/entities/error-report';
import { forwarded } from './api-proxy.ts';
import { type ChannelReader, type ChannelView } from './channel-view.ts';
import { type Upstreams } from './upstreams.ts';

interface Parts {
  channel: ChannelReader;
  upstreams: Upstreams;
  /** Tells whether a browser has a version that others do not get. Its reports go nowhere. */
  isPreviewing: (request: FastifyRequest) => boolean;
}

const path = '/crash-reports';

/**
 * Headers with which browsers report pages that died: a script that never returned, or no memory left. The browser itself
 * sends the report (https://wicg.github.io/crash-reporting/), with the place of the script that kept running.
 */
export const crashReportHeaders = {
  'reporting-endpoints': `default="${path}"`,
  'document-policy': 'include-js-call-stacks-in-crash-reports',
};

/** Longest list of reports in bytes. A stack has up to ten lines. */
const longest = 64 * 1024;

const sentReports = z.array(z.unknown()).check(z.maxLength(100));
const crash = z.object({
  type: z.literal('crash'),
  url: z.string(),
  body: z.object({ reason: z.optional(z.string()), stack: z.optional(z.string()) }),
});
type Crash = z.infer<typeof crash>;

/** Pages of one list that are passed on: a browser has one for each tab that died. */
const most = 5;

/** Time for the API to take a report, in ms. */
const timeoutMs = 5_000;

/**
 * Takes the reports of browsers about pages that died, and passes them on as error reports: app, version and route instead
 * of the address. Reports of other kinds, which browsers send to the same place, are dropped.
 */
export const crashReports: FastifyPluginCallback<Parts> = (
  app,
  { channel, upstreams, isPreviewing },
  done,
) => {
  // Another type, or too long.
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error.statusCode === undefined) throw error;
    void reply.code(error.statusCode).send();
  });
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string', bodyLimit: longest },
    (_, text, parsed) => {
      try {
        parsed(null, JSON.parse(String(text)));
      } catch {
        parsed(null, undefined);
      }
    },
  );
  app.post(path, async (request, reply) => {
    const sent = sentReports.safeParse(request.body).data;
    if (!sent) return reply.code(400).send();
    const view = isPreviewing(request) ? undefined : await channel.current();
    if (!view) return reply.code(204).send();
    const crashes = sent.flatMap((each) => crash.safeParse(each).data ?? []).slice(0, most);
    for (const report of crashes.map((each) => reportOf(each, view)))
      await send(upstreams.next(), request, report).catch((error: unknown) => {
        request.log.warn({ err: error, report }, 'a crash report was not passed on');
      });
    return reply.code(204).send();
  });
  done();
};

/** Error classes by the browser's reason. Without a reason its process ended in another way. */
const classes: Readonly<Record<string, string>> = { unresponsive: 'UnresponsivePage', oom: 'OutOfMemory' };

/** The report of a page that died. Its version is the one that is served now: the browser does not name its own. */
function reportOf({ url, body: { reason = '', stack = '' } }: Crash, view: ChannelView): ErrorReport {
  const owner = view.routes.find(URL.parse(url)?.pathname ?? '');
  // A file that was loaded again has `?retry=1` in its address.
  const frames = [...stack.matchAll(/\/assets\/([a-z-]+)\/([\w.~-]+)(?:\?[\w=]+)?((?::\d+){2})/g)];
  const served = [view.shell, ...view.apps];
  // React and shared modules are files of the shell.
  const named = frames.map(([, name]) => name).find((name) => name !== view.shell.app);
  const blamed = served.find(({ app }) => app === named) ?? owner?.app ?? view.shell;
  const [, , file, position] = frames[0] ?? [];
  return {
    reference: newReference(),
    app: blamed.app,
    version: blamed.version,
    phase: 'script',
    ...(owner && { route: owner.route.name }),
    error: classes[reason] ?? 'CrashedPage',
    ...(file !== undefined && position !== undefined && { at: file + position }),
  };
}

/** Without I, L, O and U, as the references of pages. */
const newReference = (): string => randomBytes(3).toString('hex').toUpperCase();

async function send(origin: string, request: FastifyRequest, data: ErrorReport): Promise<void> {
  const { ok, status } = await fetch(`${origin}/api/error-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwarded(request) },
    body: JSON.stringify({ data }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!ok) throw new Error(`The API answered ${status}.`);
}
