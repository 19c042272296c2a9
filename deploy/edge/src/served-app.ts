import { type AppManifest, type ManifestRoute } from '@puente/federation/manifest';
import { type Release } from '@puente/federation/release';
import { assetPath, type ReleasedApp } from '@puente/federation/release-set';

/** A file as the browser is told of it. Only what is served from source in development has no integrity. */
export interface Asset {
  path: string;
  integrity?: string;
}

/** One app (or the shell) of a page view, released or served from source. */
export interface ServedApp {
  app: string;
  version: string;
  manifest: AppManifest;
  /** Whether the renderer can draw its pages: the release has a build for it. */
  rendered: boolean;
  entry: Asset[];
  entryStyles: Asset[];
  /** Route name -> files of its page. */
  pages: Record<string, Asset[]>;
  files: Asset[];
  /** Shell only: lazily shared module -> files that carry it. */
  sharedFiles: Record<string, Asset[]>;
  /** Route name -> shared modules that its page uses. */
  pageShared: Record<string, string[]>;
}

export interface RouteOwner {
  app: ServedApp;
  route: ManifestRoute;
}

/** A release as the pages are built from it. */
export function servedFromRelease({
  app,
  version,
  manifest,
  entry,
  entryStyles,
  pages,
  files,
  sharedFiles,
  pageShared,
  server,
}: Release): ServedApp {
  const asset = (name: string): Asset => {
    const file = files[name];
    return { path: assetPath(app, name), ...(file ? { integrity: file.integrity } : {}) };
  };
  const assetsBy = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, names.map(asset)]));
  return {
    app,
    version,
    manifest,
    rendered: server !== undefined,
    entry: entry.map(asset),
    entryStyles: entryStyles.map(asset),
    pages: assetsBy(pages),
    files: Object.keys(files).map(asset),
    sharedFiles: assetsBy(sharedFiles),
    pageShared,
  };
}

/** What the shell learns about an app. */
export function releasedApp(served: ServedApp): ReleasedApp {
  const [entry] = served.entry;
  if (!entry) throw new Error(`${served.app} ${served.version} has no entry.`);
  return {
    version: served.version,
    entry: entry.path,
    ...(entry.integrity === undefined ? {} : { integrity: entry.integrity }),
    styles: stylesOf(served),
    manifest: served.manifest,
  };
}

/** Every style sheet of an app with its integrity: the shell's loader refuses all that are not listed. */
export function stylesOf({ files }: ServedApp): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const { path, integrity } of files) {
    if (isStyle({ path }) && integrity !== undefined) styles[path] = integrity;
  }
  return styles;
}

export const isStyle = ({ path }: Asset): boolean => path.endsWith('.css');
export const isScript = ({ path }: Asset): boolean => path.endsWith('.js');

/** The upright Latin text face, which the first paint needs. */
export function isFirstFont({ path }: Asset): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.endsWith('.woff2') && /latin|figtree/.test(name) && !/latin-ext|italic/.test(name);
}
