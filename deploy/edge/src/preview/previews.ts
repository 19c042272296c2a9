import { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { assetPath } from '@puente/federation/release-set';
import { shellApp } from '@puente/releases/channel';
import { previewedRelease, type PreviewStore } from '@puente/releases/previews';
import { Refusal } from '@puente/releases/refusal';
import { type ChannelReader, type ChannelView } from '../channel-view.ts';
import { type ServedApp, servedFromRelease, withoutRecord } from '../served-app.ts';
import { hasSession } from '../session-cookie.ts';
import { type Viewers } from '../viewers.ts';
import { wantedBy, type WantedPreview } from './wanted-preview.ts';

/** Reason for which a preview is not shown: a Spanish sentence, and the English one of the gate. */
export interface PreviewRefusal {
  text: string;
  details?: string;
}

/** View of a browser that asks for a preview. */
export interface Preview {
  wanted: WantedPreview;
  /** The current view when the preview is refused. */
  view: ChannelView;
  /** Version of the app from elsewhere. Undefined for one from a development server, and when it is refused. */
  version?: string;
  refused?: PreviewRefusal;
}

export interface PreviewSettings {
  store: PreviewStore;
  /** E-mail addresses of the accounts that may see previews. */
  allowed: readonly string[];
}

interface PreviewParts extends PreviewSettings {
  channel: ChannelReader;
  channelName: string;
  viewers: Viewers;
  log: FastifyBaseLogger;
}

/** Replaces one app for single browsers, at each page view anew: the account, the version and its fit are checked each time. */
export class Previews {
  readonly #parts: PreviewParts;
  readonly #allowed: ReadonlySet<string>;

  constructor(parts: PreviewParts) {
    this.#parts = parts;
    this.#allowed = new Set(parts.allowed.map((email) => email.toLowerCase()));
  }

  /** False when no account may see previews. Then cookies for them are ignored. */
  get areThere(): boolean {
    return this.#allowed.size > 0;
  }

  /** Tells whether a browser asks for a preview, with a session. */
  areAskedBy(request: FastifyRequest): boolean {
    return this.areThere && hasSession(request) && wantedBy(request) !== undefined;
  }

  /** Returns undefined for a browser that asks for none, or has no session. */
  async of(request: FastifyRequest, current: ChannelView): Promise<Preview | undefined> {
    const wanted = this.areAskedBy(request) ? wantedBy(request) : undefined;
    if (!wanted) return undefined;
    const refused = await this.refusalOf(request);
    return refused ? { wanted, view: current, refused } : this.find(wanted, current);
  }

  /** Fails closed: returns the reason why this user sees no previews, also while nobody says who it is. */
  async refusalOf(request: FastifyRequest): Promise<PreviewRefusal | undefined> {
    const viewer = await this.#parts.viewers.of(request);
    if (!viewer) return { text: 'No hemos podido comprobar quién eres.' };
    return this.#allowed.has(viewer.email?.toLowerCase() ?? '')
      ? undefined
      : { text: 'Tu cuenta no puede ver versiones de prueba.' };
  }

  /** Never rejects: what cannot be shown is refused. */
  async find(wanted: WantedPreview, current: ChannelView): Promise<Preview> {
    try {
      const served =
        'origin' in wanted ? onThisMachine(wanted, current) : await this.#released(wanted, current);
      const view = this.#parts.channel.viewWith(current, served);
      return { wanted, view, ...('channel' in wanted && { version: served.version }) };
    } catch (error) {
      return { wanted, view: current, refused: this.#refusalFor(error) };
    }
  }

  async #released({ app, channel: branch }: WantedPreview & { channel: string }, current: ChannelView) {
    const { store, channelName: channel } = this.#parts;
    const served = new Map([current.shell, ...current.apps].map((one) => [one.app, one.version]));
    return servedFromRelease(await previewedRelease(store, { app, branch, channel, served }));
  }

  #refusalFor(error: unknown): PreviewRefusal {
    if (error instanceof Refusal)
      return { text: 'No encaja con lo que se sirve ahora.', details: error.message };
    this.#parts.log.error({ err: error }, 'a preview cannot be read');
    return { text: 'No se ha podido leer la versión.' };
  }
}

/**
 * The app as a development server on the browser's machine has it. This process does not reach that server, so the
 * manifest is the current one.
 * @throws {Refusal} for the shell, and for an app that is not served
 */
function onThisMachine(
  { app, origin }: WantedPreview & { origin: string },
  { apps }: ChannelView,
): ServedApp {
  const current = apps.find((one) => one.app === app);
  if (app === shellApp)
    throw new Refusal(
      'The shell of a page cannot be from source: use `npm run dev -w shell -- --against …`.',
    );
  if (!current) throw new Refusal(`There is no ${app} here, so nothing has its manifest.`);
  return {
    ...withoutRecord,
    app,
    version: 'dev',
    manifest: current.manifest,
    staff: current.staff,
    entry: [{ path: origin + assetPath(app, 'remoteEntry.js') }],
  };
}
