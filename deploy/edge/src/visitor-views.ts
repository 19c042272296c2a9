import { type FastifyRequest } from 'fastify';
import { type CanarySide } from '@puente/releases/canary';
import { bucketOf, cookieOf, isInShare, newBucket } from './canary/bucket.ts';
import { type CanaryView, type ChannelReader, type ChannelView } from './channel-view.ts';
import { type Preview, type Previews } from './preview/previews.ts';
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
  /** The preview that this browser asks for, and whether it is refused. */
  preview: Preview | undefined;
  /** Id of the release set that the browser may keep: that of `view`, without a preview. */
  keptId: string;
}

/** Chooses the releases of each visitor. */
export class VisitorViews {
  readonly #channel: ChannelReader;
  readonly #viewers: Viewers;
  readonly #previews: Previews | undefined;

  /** @param previews none where no account may see previews */
  constructor(channel: ChannelReader, viewers: Viewers, previews?: Previews) {
    this.#channel = channel;
    this.#viewers = viewers;
    this.#previews = previews;
  }

  /**
   * @param givesBucket chooses a bucket for a browser that has none. Otherwise it has the current version
   * @param isKept leaves out a preview: the browser keeps the response
   * @returns undefined when the channel has no shell
   */
  async of(
    request: FastifyRequest,
    { givesBucket = false, isKept = false } = {},
  ): Promise<VisitorView | undefined> {
    const views = await this.#channel.views();
    if (!views) return undefined;
    const { current, canary } = views;
    const base = {
      view: current,
      isShared: true,
      compared: undefined,
      cookie: undefined,
      preview: undefined,
      keptId: current.id,
    };
    const preview = isKept ? undefined : await this.#previews?.of(request, current);
    // Without a canary: one version from elsewhere is enough.
    if (preview) return { ...base, view: preview.view, isShared: false, preview };
    if (!canary) return base;
    const isNew = givesBucket && canary.audience !== 'staff' && bucketOf(request) === undefined;
    const bucket = isNew ? newBucket() : bucketOf(request);
    const side = await this.sideOf(request, canary, bucket);
    const view = side === 'canary' ? canary.view : current;
    return {
      ...base,
      view,
      keptId: view.id,
      isShared: canary.audience === 'staff' && side === 'current',
      compared: { canary, side },
      cookie: isNew && bucket !== undefined ? cookieOf(bucket, request) : undefined,
    };
  }

  /** Tells whether a browser asks for a preview. Nothing that it reports is one of production. */
  isPreviewing(request: FastifyRequest): boolean {
    return this.#previews?.areAskedBy(request) ?? false;
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
