import type { ManifestNames } from '@puente/federation/manifest';

export type Mode = 'production' | 'development';

export interface BuildOptions {
  /** Folder of the workspace, with its app.manifest.json. */
  folder: string;
  mode?: Mode;
  /** Names that the manifest may use; default: any. */
  names?: ManifestNames;
  /** Folder of webpack's cache; `false` for none. */
  cacheFolder?: string | false;
  /**
   * Origin from which a page of another origin loads the files, for an app from source inside released apps. The released shell has no
   * refresh runtime, so components are not instrumented for hot reload.
   */
  origin?: string;
  /** Output folder; default: `<folder>/dist`. */
  output?: string;
}
