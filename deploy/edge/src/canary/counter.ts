import { type FastifyRequest } from 'fastify';
import { bucketOf, type Vital } from '@puente/contract/constants/vitals';
import { errorReport } from '@puente/contract/entities/error-report';
import { measurement } from '@puente/contract/entities/measurement';
import { type CanaryCounts, type CanarySide, noCounts } from '@puente/releases/canary';
import { slowAbove } from '@puente/releases/canary-limits';
import { shellApp } from '@puente/releases/channel';
import { bytesOf } from '../bodies.ts';
import { type CanaryView, type ChannelReader } from '../channel-view.ts';
import { type RouteOwner } from '../served-app.ts';
import { isStream } from '../streams.ts';
import { type VisitorView, type VisitorViews } from '../visitor-views.ts';

/** Status of a call whose session is over: no version has more of them than another. */
const sessionIsOver = 401;

/**
 * Counts what this process sees of both versions while a canary runs: its page views, the errors and measurements that
 * browsers report of it, and refused calls of its pages. Of a canary of the shell, that is every page.
 */
export class CanaryCounter {
  readonly #channel: ChannelReader;
  readonly #visitors: VisitorViews;
  #id: string | undefined;
  #counts = noCounts();

  constructor(channel: ChannelReader, visitors: VisitorViews) {
    this.#channel = channel;
    this.#visitors = visitors;
  }

  /** Counts of this process since the canary began. */
  countsOf({ id }: CanaryView): CanaryCounts {
    if (this.#id !== id) {
      this.#id = id;
      this.#counts = noCounts();
    }
    return this.#counts;
  }

  noteView(compared: VisitorView['compared'], owner: RouteOwner | undefined): void {
    if (!compared || !isOf(compared.canary, owner)) return;
    this.countsOf(compared.canary)[compared.side].errors.of += 1;
  }

  /** Counts a call that was answered, or a report. Never rejects. */
  async noteAnswer(request: FastifyRequest, status: number): Promise<void> {
    const { canary } = this.#channel;
    if (!canary || isStream(request.url) || this.#visitors.isPreviewing(request)) return;
    const [path = ''] = request.url.split('?', 1);
    if (path === '/api/error-reports' || path === '/api/measurements') {
      // The product sends nothing that the API finds invalid.
      if (request.method === 'POST' && (status < 400 || status >= 500))
        this.#noteReports(canary, request.body);
      return;
    }
    if (!path.startsWith('/api/') || !isOf(canary, ownerOf(canary, request))) return;
    const { refusals } = this.countsOf(canary)[await this.#visitors.sideOf(request, canary)];
    refusals.of += 1;
    if (status >= 400 && status !== sessionIsOver) refusals.bad += 1;
  }

  #noteReports(canary: CanaryView, body: unknown): void {
    const counts = this.countsOf(canary);
    const sent = sentIn(body);
    const report = errorReport.safeParse(sent).data;
    if (report?.app === canary.app) {
      const side = sideWith(canary, report.version);
      if (side) counts[side].errors.bad += 1;
    }
    for (const each of Array.isArray(sent) ? sent : []) {
      const measured = measurement.safeParse(each).data;
      const side = sideWith(canary, measured?.version);
      if (!side || !measured || !('bucket' in measured)) continue;
      counts[side][measured.what].of += 1;
      if (measured.bucket > lastGood(measured.what)) counts[side][measured.what].bad += 1;
    }
  }
}

/** Last bucket whose values are all good: that of the threshold itself. */
const lastGood = (vital: Vital): number => bucketOf(vital, slowAbove[vital]);

const sideWith = ({ version, instead }: CanaryView, reported: string | undefined): CanarySide | undefined => {
  if (reported === version) return 'canary';
  return reported === instead ? 'current' : undefined;
};

/** Tells whether a page is drawn by the app of the canary. The shell draws all. */
const isOf = ({ app }: CanaryView, owner: RouteOwner | undefined): boolean =>
  app === shellApp || owner?.app.app === app;

/** Finds the page that made a call. Browsers name it in `referer` to their own site. */
function ownerOf({ view }: CanaryView, { headers: { referer } }: FastifyRequest): RouteOwner | undefined {
  const url = URL.parse(referer ?? '');
  return url ? view.routes.find(url.pathname) : undefined;
}

function sentIn(body: unknown): unknown {
  try {
    const sent: unknown = JSON.parse(bytesOf(body)?.toString() ?? '{}');
    return typeof sent === 'object' && sent !== null && 'data' in sent ? sent.data : undefined;
  } catch {
    return undefined;
  }
}
