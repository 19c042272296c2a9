import { type PreloadedData } from '@puente/contract/preloaded-data';
import { type ChannelView } from './channel-view.ts';
import { type DrawnPage } from './drawn-page.ts';
import { addressOf } from './files-origin/addresses.ts';
import { tag } from './html.ts';
import { firstCallsOf, firstPageOf } from './page-access.ts';
import { keyOf } from './preloaded-data.ts';
import { type Asset, isFirstFont, isScript, isStyle, type RouteOwner, type ServedApp } from './served-app.ts';

interface HintedPage {
  view: Pick<ChannelView, 'shell' | 'files'>;
  owner: RouteOwner | undefined;
  signedIn: boolean;
  /** Responses that are already embedded. Their calls need no hint. */
  early: PreloadedData;
  /** The page if it can be read before any script runs. Then nobody waits for its scripts. */
  drawn: Pick<DrawnPage, 'parts'> | undefined;
}

/** Elements of the head. */
interface Hints {
  /** Style sheets of the page, without the shell's own. */
  styleFiles: Asset[];
  font: string[];
  scripts: string[];
  calls: string[];
  /** Integrity of each announced script, for the policy of the page. */
  integrity: Asset['integrity'][];
}

/**
 * Announces in the HTML what the browser would otherwise learn only after the shell and the app's entry have run. A
 * browser uses a hint only if its request equals the loader's: scripts with `crossorigin`, styles without, both with
 * the same integrity. Script hints are blocked by `strict-dynamic` unless the policy has their integrity.
 */
export function hintsFor({
  view: { shell, files },
  owner: asked,
  signedIn,
  early,
  drawn,
}: HintedPage): Hints {
  const owner = firstPageOf(asked, shell, signedIn);
  // The whole page waits to learn who is signed in.
  const calls = [...(signedIn ? ['/api/users/me'] : []), ...firstCallsOf(owner, shell)].filter(
    (address) => !Object.hasOwn(early.answers, keyOf(address)),
  );
  const page = owner ? pageFiles(owner) : [];
  // The shell's own entry is in the HTML already, as elements.
  const entry =
    owner && owner.app !== shell ? [...owner.app.entry, ...owner.app.entryStyles].filter(isOurs) : [];
  // The page's own files first: of the shared ones, another page of this visit may already have brought some.
  const assets = unique([
    ...entry,
    ...(calls.length > 0 ? shell.files.filter(isTransport) : []),
    ...page,
    ...(owner ? sharedFiles(shell, owner) : []),
    ...(owner ? (drawn?.parts ?? []).flatMap((name) => partFiles(shell, owner, name)) : []),
  ]);
  const scripts = assets.filter(isScript);
  return {
    styleFiles: assets.filter(isStyle),
    font: shell.files.filter(isFirstFont).map(({ path }) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: addressOf(path, files),
        crossorigin: 'anonymous',
      }),
    ),
    scripts: scripts.map(({ path, integrity }) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        href: addressOf(path, files),
        integrity,
        crossorigin: 'anonymous',
        // No visitor waits for them to read.
        fetchpriority: drawn ? 'low' : undefined,
      }),
    ),
    calls: calls.map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' })),
    integrity: scripts.map(({ integrity }) => integrity),
  };
}

/** A script from a development server on the browser's machine has no hash for the policy. The loader fetches it. */
const isOurs = ({ path }: Asset): boolean => path.startsWith('/');

/** Finds the chunk that sends calls, which the shell loads with the first call (@puente/client/http). */
const isTransport = ({ path }: Asset): boolean => /\/transport\.[^/]*js$/.test(path);

/** Files of a chunk that the page was drawn with. */
function partFiles(shell: ServedApp, { app }: RouteOwner, name: string): Asset[] {
  const part = app.parts[name] ?? shell.parts[name];
  return part ? [...part.files, ...part.shared.flatMap((module) => shell.sharedFiles[module] ?? [])] : [];
}

/** Parts of the shell that this page will load, such as form fields and dialogs. */
const sharedFiles = (shell: ServedApp, { app, route }: RouteOwner): Asset[] =>
  (app.pageShared[route.name] ?? []).flatMap((module) => shell.sharedFiles[module] ?? []);

const pageFiles = ({ app, route }: RouteOwner): Asset[] => app.pages[route.name] ?? [];

const unique = (assets: Asset[]): Asset[] => [
  ...new Map(assets.map((asset) => [asset.path, asset])).values(),
];
