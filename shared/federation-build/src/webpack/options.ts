import type { ManifestNames } from '@puente/federation/manifest';

export type Mode = 'production' | 'development';

export interface BuildOptions {
  /** Folder of the workspace, with its app.manifest.json. */
  folder: string;
  mode?: Mode;
  /** Names that the manifest may use; any when left out. */
  names?: ManifestNames;
  /** Where webpack keeps its cache; `false` for none. */
  cacheFolder?: string | false;
  /** Where the files go; `<folder>/dist` when left out. */
  output?: string;
}
