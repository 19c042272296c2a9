import { type AppManifest, type ManifestRoute } from '@puente/federation/manifest';
import { type Release } from '@puente/federation/release';
import { assetPath, type FormerVersion, type ReleasedApp } from '@puente/federation/release-set';

/** A file of an app with its integrity. Only files served from source in development have none. */
export interface Asset {
  path: string;
  integrity?: string;
}

/** One app (or the shell) of a page view, released or served from source: what the edge keeps of its release. */
export interface ServedApp extends Pick<Release, 'app' | 'version' | 'staff' | 'pageShared' | 'anyOrigin'> {
  manifest: AppManifest;
  /** Tells whether the renderer can render its pages: the release has a server build. */
  rendered: boolean;
  entry: Asset[];
  entryStyles: Asset[];
  /** Route name -> files of its page. */
  pages: Record<string, Asset[]>;
  /** Chunk that a page loads on demand -> its files, and the shared modules that it uses. */
  parts: Record<string, { files: Asset[]; shared: readonly string[] }>;
  files: Asset[];
  /** Shell only: lazily shared module -> files that contain it. */
  sharedFiles: Record<string, Asset[]>;
}

/** Fields of an app without a stored release: its pages come without hints, and are not rendered on the server. */
export const withoutRecord = {
  staff: [],
  rendered: false,
  entryStyles: [],
  pages: {},
  parts: {},
  files: [],
  sharedFiles: {},
  pageShared: {},
} satisfies Partial<ServedApp>;

export interface RouteOwner {
  app: ServedApp;
  route: ManifestRoute;
}

/** Derives what the edge keeps of a stored release. */
export function servedFromRelease({
  app,
  version,
  manifest,
  staff,
  entry,
  entryStyles,
  pages,
  files,
  sharedFiles,
  pageShared,
  parts,
  server,
  anyOrigin,
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
    staff,
    rendered: server !== undefined,
    entry: entry.map(asset),
    entryStyles: entryStyles.map(asset),
    pages: assetsBy(pages),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { ...part, files: part.files.map(asset) }]),
    ),
    files: Object.keys(files).map(asset),
    sharedFiles: assetsBy(sharedFiles),
    pageShared,
    anyOrigin,
  };
}

/** Derives the entry of an app in the release set that a page embeds. */
export function releaseSetEntry(served: ServedApp): ReleasedApp {
  const [entry] = served.entry;
  if (!entry) throw new Error(`${served.app} ${served.version} has no entry.`);
  return {
    version: served.version,
    entry: entry.path,
    ...(entry.integrity === undefined ? {} : { integrity: entry.integrity }),
    styles: stylesOf(served),
    manifest: withoutDescriptions(served.manifest),
  };
}

/** Derives the entry of an app in `/release-set.json`. */
export const entryWithStaff = (served: ServedApp): ReleasedApp => ({
  ...releaseSetEntry(served),
  staff: served.staff,
});

/** Derives the entry of an app's former version in `/release-set.json`. */
export function formerVersion(served: ServedApp): FormerVersion {
  const { version, entry, integrity, styles } = releaseSetEntry(served);
  return { version, entry, ...(integrity !== undefined && { integrity }), styles };
}

/** Removes the descriptions, which only programs read that look at the head of a page. Browsers need none of them. */
const withoutDescriptions = (manifest: AppManifest): AppManifest => ({
  ...manifest,
  routes: manifest.routes.map((route) => ({ ...route, description: undefined })),
});

/** Every style sheet of an app with its integrity. The shell's loader refuses style sheets that are not listed. */
function stylesOf({ files }: ServedApp): Record<string, string> {
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
