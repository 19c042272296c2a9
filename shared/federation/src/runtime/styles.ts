import { filesOriginOfPage } from '../files-origin.ts';
import { assetPath, type ReleaseSet } from '../release-set.ts';
import { currentReleaseSet, isFromSource } from './release-set.ts';

const refused = new Set<string>();
/** Paths of styles that have neither come nor failed. */
const onTheirWay = new Set<string>();

/** True when this style sheet was turned away because the release set does not list it. */
export const wasRefused = (url: string): boolean => refused.has(pathOf(url));

/** True while a style of this app is awaited: nothing else tells of one that hangs. */
export const isStyleOnItsWay = (app: string): boolean =>
  [...onTheirWay].some((path) => path.startsWith(assetPath(app)));

/**
 * Puts a lazily loaded style sheet in the page with the integrity that the release set has for it.
 * A style sheet that is not listed fails as if it could not be fetched. Every build calls this in place of
 * inserting the link itself (webpack/base.ts of the build), since webpack's integrity covers scripts only.
 */
export function admitStyle(link: HTMLLinkElement, set: ReleaseSet = currentReleaseSet()): void {
  const path = pathOf(link.href);
  const { version, styles = {} } = ownerOf(path, set) ?? {};
  const integrity = Object.hasOwn(styles, path) ? styles[path] : undefined;
  if (integrity !== undefined) link.integrity = integrity;
  else if (version === undefined || !isFromSource(version)) {
    refused.add(path);
    // In its own time, as the browser would: mini-css-extract has not returned from inserting it yet.
    queueMicrotask(() => link.dispatchEvent(new Event('error')));
    return;
  }
  filesOriginOfPage()?.load(link);
  onTheirWay.add(path);
  const settled = () => onTheirWay.delete(path);
  link.addEventListener('load', settled, { once: true });
  link.addEventListener('error', settled, { once: true });
  document.head.append(link);
}

function ownerOf(path: string, { shell, apps }: ReleaseSet) {
  const [, root, name = ''] = path.split('/');
  if (root !== 'assets') return undefined;
  return name === 'shell' ? shell : Object.hasOwn(apps, name) ? apps[name] : undefined;
}

const pathOf = (url: string): string => new URL(url, location.origin).pathname;
