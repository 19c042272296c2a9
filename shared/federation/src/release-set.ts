import type { AppManifest, ManifestStaffEntry } from './manifest.ts';

/**
 * Versions of the shell and the apps for one page view. The edge embeds them in the HTML as `<script type="application/json"
 * id="release-set">`. The shell knows the apps from here only.
 */
export interface ReleaseSet {
  channel: string;
  /** Its entry is in the HTML as elements. */
  shell: Omit<ReleasedApp, 'entry' | 'integrity' | 'styles'> & Partial<Pick<ReleasedApp, 'styles'>>;
  apps: Record<string, ReleasedApp>;
  /**
   * App -> version that it had before, if that one fits the others. Only `/release-set.json` has it; an edge that does not know it leaves it
   * out.
   */
  former?: Record<string, FormerVersion>;
  /** Hours that a tab may stay open without a reload, before files of its versions may be gone. Only in `/release-set.json`, too. */
  openTabHours?: number;
}

/** Files of an app's former version, for a page in which the current one fails. */
export type FormerVersion = Pick<ReleasedApp, 'version' | 'entry' | 'integrity' | 'styles'>;

/** One app of a page view, as far as the shell needs to know it. The edge derives it from the stored release. */
export interface ReleasedApp {
  version: string;
  /** URL of the remote entry, and its `sha256-…`. Only an app served from source in development has no integrity. */
  entry: string;
  integrity?: string;
  /** Path of each lazily loaded style sheet -> its `sha256-…`. Other style sheets are refused. */
  styles: Record<string, string>;
  manifest: AppManifest;
  /** Entries of the page of staff. Only `/release-set.json` has them; an edge that does not know them leaves them out. */
  staff?: ManifestStaffEntry[];
  /** Version of the page's release set that failed in this tab, and that this one replaces. Only the browser sets it. */
  insteadOf?: string;
}

export const releaseSetElementId = 'release-set';

/** Returns the path of an app's files: `/assets/student-app/`. File names are unique by content, so the path needs no version. */
export const assetPath = (app: string, file = ''): string => `/assets/${app}/${file}`;

/** Name of an app's federation container, which must not have hyphens. */
export const containerName = (app: string): string => app.replaceAll('-', '_');
