import { type FastifyRequest } from 'fastify';
import { type CanarySide } from '@puente/releases/canary';
import { bucketOf, cookieOf, isInShare, newBucket } from './canary/bucket.ts';
import { type CanaryView, type ChannelReader, type ChannelView } from './channel-view.ts';
import { type Viewers } from './viewers.ts';

/** Releases that one visitor gets: one version of each app in all of a page view. */
export interface VisitorView {
  view: ChannelView;
  /** False when another visitor may get other releases at the same address. Then no shared cache may keep the page. */
  isShared: boolean;
  /** The running canary, and whether this visitor has it. */
  compared: { canary: CanaryView; side: CanarySide } | undefined;
  /** Header value for a browser that is told its bucket. */
  cookie: string | undefined;
}

/** Chooses the releases of each visitor. */
export class VisitorViews {
  readonly #channel: ChannelReader;
  readonly #viewers: Viewers;

  constructor(channel: ChannelReader, viewers: Viewers) {
    this.#channel = channel;
    this.#viewers = viewers;
  }

  /**
   * @param givesBucket chooses a bucket for a browser that has none. Otherwise it has the current version
   * @returns undefined when the channel has no shell
   */
  async of(request: FastifyRequest, givesBucket = false): Promise<VisitorView | undefined> {
    const views = await this.#channel.views();
    if (!views) return undefined;
    const { current, canary } = views;
    const base = { view: current, isShared: true, compared: undefined, cookie: undefined };
    if (!canary) return base;
    const isNew = givesBucket && canary.audience !== 'staff' && bucketOf(request) === undefined;
    const bucket = isNew ? newBucket() : bucketOf(request);
    const side = await this.sideOf(request, canary, bucket);
    return {
      view: side === 'canary' ? canary.view : current,
      isShared: canary.audience === 'staff' && side === 'current',
      compared: { canary, side },
      cookie: isNew && bucket !== undefined ? cookieOf(bucket, request) : undefined,
    };
  }

  /** Returns the side of a visitor. A browser without a bucket has the current version. */
  async sideOf(
    request: FastifyRequest,
    { audience, version }: CanaryView,
    bucket = bucketOf(request),
  ): Promise<CanarySide> {
    const isChosen =
      audience === 'staff'
        ? (await this.#viewers.of(request))?.isStaff === true
        : bucket !== undefined && isInShare(bucket, audience, version);
    return isChosen ? 'canary' : 'current';
  }
}
