import escapeHtml from 'escape-html';
import { marksPendingAttribute } from '@puente/contract/pending-values';
import { type PreloadedData, preloadedDataElementId } from '@puente/contract/preloaded-data';
import { releaseSetElementId } from '@puente/federation/release-set';
import { type ThirdParties, thirdPartiesElementId } from '@puente/federation/third-parties';
import { type Brand, brandElements } from './brand-files.ts';
import { type ChannelView } from './channel-view.ts';
import { type CriticalStyles } from './critical-styles.ts';
import { type DrawnPage, type PersonalDrawnPage } from './drawn-page.ts';
import { earlyInputElement, earlyInputHash } from './early-input/early-input.ts';
import { addressOf, type FilesElsewhere, withFontAddresses } from './files-origin/addresses.ts';
import { filesOriginElement, filesOriginHash } from './files-origin/files-origin.ts';
import { hintsFor } from './hints.ts';
import { type Attributes, documentOf, scriptJson, tag } from './html.ts';
import { lateStylesElement, lateStylesHash, type MarkedStyle } from './late-styles/late-styles.ts';
import { pathOfPublicPage } from './page-access.ts';
import { previewStyle } from './preview/preview-banner.ts';
import { descriptionOf, publicHead } from './public-head.ts';
import { type Asset, type RouteOwner } from './served-app.ts';
import { sourceHash } from './source-hash.ts';
import { speculationElement, speculationHash } from './speculation.ts';
import { tracedCallsElement, tracedCallsHash } from './traced-calls/traced-calls.ts';
import { watchdogElement, watchdogHash } from './watchdog/watchdog.ts';
import { noscriptContent, readOnlyNotice } from './without-scripts.ts';

interface PageRequest {
  view: ChannelView;
  /** The app and the route of the page. Undefined for an unknown path, where the shell shows its "not found". */
  owner: RouteOwner | undefined;
  /** Path and query. */
  address: string;
  signedIn: boolean;
  /** API responses to the calls that this page makes first. */
  early: PreloadedData;
  /** HTML from the renderer; undefined when the client renders the page. */
  drawn: DrawnPage | PersonalDrawnPage | undefined;
  /** Address of the picture for shared links; undefined when the page has none. */
  picture: string | undefined;
  brand: Brand;
  publicUrl: string | undefined;
  thirdParties: ThirdParties;
  /** Makes the page mark content that only the owner can supply. */
  marksPending: boolean;
  /** Undefined when files are not on this machine. */
  criticalStyles: CriticalStyles | undefined;
  /** Makes calls of the page name its trace. */
  isTraced: boolean;
  /** Banner of a preview. */
  banner: string | undefined;
}

interface RenderedPage {
  html: string;
  /** Hash of each script in the HTML, for its policy. Undefined for a file that is served from source. */
  scripts: (string | undefined)[];
  /** Hash of each style element that only this page has. */
  styles: string[];
}

/** The HTML of a page: the shell, its data, and hints about the files and calls that this page needs next. */
export async function renderPage({
  view,
  owner,
  address,
  signedIn,
  early,
  drawn,
  picture,
  brand,
  publicUrl,
  thirdParties,
  marksPending,
  criticalStyles,
  isTraced,
  banner,
}: PageRequest): Promise<RenderedPage> {
  const { html: body, head: own } = drawn ?? {};
  const title = own?.documentTitle ?? own?.title ?? owner?.route.title ?? 'Página no encontrada';
  const hints = hintsFor({ view, owner, signedIn, early, drawn });
  const { files } = view;
  const fetchpriority = drawn ? 'low' : 'high';
  const entry = view.shell.entry.map(
    ({ path, integrity }) =>
      `${tag('script', { defer: true, src: addressOf(path, files), integrity, crossorigin: 'anonymous', fetchpriority, 'data-entry': true })}</script>`,
  );
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} · ${brand.name}`)}</title>`,
    tag('meta', { name: 'description', content: descriptionOf({ owner, head: own, brand }) }),
    ...publicHead({
      owner,
      brand,
      publicUrl,
      head: own,
      picture,
      searchPath: pathOfPublicPage(view, 'searchEverything'),
    }),
    '<meta name="color-scheme" content="light dark">',
    ...(files ? [filesOriginElement(files, view.shell.version)] : []),
    watchdogElement({ brand: brand.name, version: view.shell.version }),
    ...(isTraced ? [tracedCallsElement()] : []),
    ...(banner === undefined ? [] : [previewStyle]),
  ];
  const { entryStyles } = view.shell;
  const data = [
    dataElement(releaseSetElementId, view.releaseSet),
    // Scripts that the shell may load once the visitor agrees.
    ...(Object.keys(thirdParties).length > 0
      ? [dataElement(thirdPartiesElementId, scriptJson(thirdParties))]
      : []),
  ];
  const answers =
    Object.keys(early.answers).length > 0 ? [dataElement(preloadedDataElementId, scriptJson(early))] : [];
  const icons = brandElements(brand);
  const above = banner === undefined ? [] : [banner];
  const linkTo = (file: MarkedStyle) => styleLink(file, files);
  const attributes = marksPending ? { [marksPendingAttribute]: true as const } : {};
  const speculation = signedIn ? [] : [speculationElement(view)];
  const scripts = [
    ...(files ? [filesOriginHash()] : []),
    watchdogHash(),
    ...(isTraced ? [tracedCallsHash()] : []),
    ...view.shell.entry.map(({ integrity }) => integrity),
    ...hints.integrity,
  ];
  // A drawn page's files share the line in the order in which they are met: what is painted first, then the scripts,
  // which no visitor waits for to read.
  if (body !== undefined) {
    const styles = [...entryStyles, ...hints.styleFiles];
    const chosen = await criticalStyles?.of(styles, body);
    const critical = chosen && { ...chosen, css: withFontAddresses(chosen.css, files) };
    const marked = (files: readonly Asset[]): MarkedStyle[] =>
      files.map((file) => ({ ...file, mark: entryStyles.includes(file) ? 'entry' : 'drawn' }));
    const html = documentOf(
      [
        ...head,
        ...(critical
          ? [
              `<style>${critical.css}</style>`,
              ...hints.font,
              ...icons,
              lateStylesElement(marked(critical.rest)),
              `<noscript>${marked(critical.rest).map(linkTo).join('')}</noscript>`,
            ]
          : [...marked(styles).map(linkTo), ...hints.font, ...icons]),
      ],
      [
        earlyInputElement(),
        ...(signedIn ? [readOnlyNotice(brand)] : []),
        ...above,
        `<div id="root">${body}</div>`,
        ...entry,
        ...hints.scripts,
        ...hints.calls,
        ...data,
        ...answers,
        ...speculation,
      ],
      attributes,
    );
    scripts.push(earlyInputHash(), ...(critical ? [lateStylesHash()] : []));
    if (!signedIn) scripts.push(speculationHash(view));
    const late = critical?.rest.flatMap(({ integrity }) => integrity ?? []) ?? [];
    return { html, scripts, styles: critical ? [sourceHash(critical.css), ...late] : [] };
  }
  const unscripted = noscriptContent({ owner, address, signedIn, brand });
  const html = documentOf(
    [
      ...head,
      ...entryStyles.map((file) => linkTo({ ...file, mark: 'entry' })),
      ...entry,
      ...hints.font,
      ...hints.scripts,
      ...hints.styleFiles.map((file) => styleHint(file, files)),
      ...hints.calls,
      ...icons,
      ...data,
      ...unscripted.head,
    ],
    // The scripts are deferred: they find the answers all the same.
    [...above, `<div id="root"></div>${unscripted.text}`, ...answers],
    attributes,
  );
  return { html, scripts, styles: [] };
}

/** The watchdog finds a style sheet by its mark. The loader finds it by its path, and does not load it again. */
const styleLink = ({ path, integrity, mark }: MarkedStyle, files: FilesElsewhere | undefined): string =>
  tag('link', { rel: 'stylesheet', ...styleFrom(path, files), integrity, [`data-${mark}`]: true });

const styleHint = ({ path, integrity }: Asset, files: FilesElsewhere | undefined): string =>
  tag('link', { rel: 'preload', as: 'style', ...styleFrom(path, files), integrity });

/** Attributes for the address of a style sheet. Browsers check the integrity of another origin's files with CORS only. */
function styleFrom(path: string, files: FilesElsewhere | undefined): Attributes {
  const href = addressOf(path, files);
  return href === path ? { href } : { href, 'data-href': path, crossorigin: 'anonymous' };
}

/** Data for scripts. Browsers do not execute it, so the policy does not apply. @param json as `scriptJson` writes it */
const dataElement = (id: string, json: string): string =>
  `${tag('script', { type: 'application/json', id })}${json}</script>`;

/** A page without the shell, for when no shell is released. */
export function renderPlainPage(title: string, text: string, brand: Brand): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ];
  head.push(
    `<title>${escapeHtml(`${title} · ${brand.name}`)}</title>`,
    '<meta name="color-scheme" content="light dark">',
  );
  return documentOf(head, [`<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`]);
}
