import type { AppManifest } from './manifest.ts';

/**
 * The versions that one page view is made of, inlined by the edge in the HTML as
 * `<script type="application/json" id="release-set">`.
 * The shell learns here, and nowhere else, which apps exist.
 */
export interface ReleaseSet {
  channel: string;
  shell: {
    version: string;
    manifest: AppManifest;
    /** As of an app: path of each lazily loaded style sheet -> its `sha256-…`. */
    styles?: Record<string, string>;
  };
  apps: Record<string, ReleasedApp>;
}

export interface ReleasedApp {
  version: string;
  /** URL of the remote entry, and its `sha256-…`; no integrity only for an app that is served from source in development. */
  entry: string;
  integrity?: string;
  /** Path of each lazily loaded style sheet -> its `sha256-…`. A style that is not listed is refused. */
  styles: Record<string, string>;
  manifest: AppManifest;
}

export const releaseSetElementId = 'release-set';

/** Where the files of an app are served: `/assets/student-app/`. File names are unique by content, so no version is needed. */
export const assetPath = (app: string, file = ''): string => `/assets/${app}/${file}`;

/** Name of an app as a federation container, where hyphens are not allowed. */
export const containerName = (app: string): string => app.replaceAll('-', '_');
