import { type AppManifest, type ManifestRoute } from '@puente/federation/manifest';
import { type Release } from '@puente/federation/release';
import { assetPath, type ReleasedApp } from '@puente/federation/release-set';

/** A file of an app with its integrity. Only files served from source in development have none. */
export interface Asset {
  path: string;
  integrity?: string;
}

/** One app (or the shell) of a page view, released or served from source. */
export interface ServedApp {
  app: string;
  version: string;
  manifest: AppManifest;
  /** Tells whether the renderer can render its pages: the release has a server build. */
  rendered: boolean;
  entry: Asset[];
  entryStyles: Asset[];
  /** Route name -> files of its page. */
  pages: Record<string, Asset[]>;
  files: Asset[];
  /** Shell only: lazily shared module -> files that contain it. */
  sharedFiles: Record<string, Asset[]>;
  /** Route name -> shared modules that its page uses. */
  pageShared: Record<string, string[]>;
}

export interface RouteOwner {
  app: ServedApp;
  route: ManifestRoute;
}

/** Converts a release to the form from which pages are built. */
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

/** Fields of an app that the shell needs. */
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

/** Every style sheet of an app with its integrity. The shell's loader refuses style sheets that are not listed. */
export function stylesOf({ files }: ServedApp): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const { path, integrity } of files) {
    if (isStyle({ path }) && integrity !== undefined) styles[path] = integrity;
  }
  return styles;
}

export const isStyle = ({ path }: Asset): boolean => path.endsWith('.css');
export const isScript = ({ path }: Asset): boolean => path.endsWith('.js');

/** Tells whether a file is the upright Latin font, which the first paint needs. */
export function isFirstFont({ path }: Asset): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.endsWith('.woff2') && /latin|figtree/.test(name) && !/latin-ext|italic/.test(name);
}
