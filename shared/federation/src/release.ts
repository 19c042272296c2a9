import { z } from 'zod';
import { appManifest, type ManifestStaffEntry } from './manifest.ts';

/** `sha256-…`, as in the `integrity` attribute; earlier releases have a sha384. */
const integrity = z.string().regex(/^sha(?:256|384)-[A-Za-z0-9+/=]+$/);
const fileName = z.string().regex(/^[\w][\w.-]*$/);
const versionRanges = z.record(z.string(), z.string());

/** Suffix of builds for the renderer: `shell.0123456789abcdef.server.cjs`. */
export const serverBuildSuffix = '.server.cjs';

const namesByModule = z.record(z.string(), z.array(z.string()));

/** Exports of shared modules that a build provides and uses. */
const sharedNames = z.object({
  provided: namesByModule.describe(
    'Shell only: shared module -> names that it exports; a module is left out whose names no build can know',
  ),
  used: namesByModule.describe(
    'Shared module -> names that the build imports from it; a default import names nothing',
  ),
});

/**
 * One immutable version of one app (or of the shell), as stored in `release.json`. Unknown keys are allowed, since a running edge also
 * reads newer releases. File names contain a content hash, so two releases may share a file but never disagree about it.
 *
 * Data of a release has three shapes: this record, `ServedApp` in the edge, and `ReleasedApp` in pages. Each one is derived from the
 * former (`servedFromRelease`, `releaseSetEntry`).
 */
export const release = z.object({
  app: z.string(),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/)
    .describe('Version of the package and a hash of all files'),
  createdAt: z.iso.datetime(),
  inputs: z.string().describe('Hash of the sources that it was built from: tells whether a build is needed'),
  commit: z
    .string()
    .optional()
    .describe('Commit that it was built from; `-dirty` follows when files were changed'),
  author: z.string().optional().describe('Who made that commit'),
  contract: z.number().int().positive().describe('Version of @puente/contract that it was built with'),
  // Manifests of earlier releases contain the contract version.
  manifest: appManifest.extend({ contract: z.number().optional() }),
  // Not in the manifest, since an edge refuses manifests with fields that it does not know.
  staff: z
    .array(z.custom<ManifestStaffEntry>())
    .default([])
    .describe('Entries of the page of staff, as the manifest had them. The edge passes them on unread'),
  entry: z
    .array(fileName)
    .min(1)
    .describe('Scripts that start it: one remote entry for an app, the main chunks for the shell'),
  entryStyles: z.array(fileName).describe('Styles that belong to the entry'),
  pages: z
    .record(z.string(), z.array(fileName))
    .describe('Route name -> scripts and styles of its page, without those of the entry'),
  files: z.record(fileName, z.strictObject({ integrity, bytes: z.number().int(), brotli: z.number().int() })),
  server: z
    .strictObject({ file: fileName, integrity })
    .optional()
    .describe('Build for the renderer; none when no page is drawn on the server. It is not among the files'),
  anyOrigin: z
    .boolean()
    .optional()
    .describe(
      'Its files may come from another origin than the page. Earlier builds load theirs from the site',
    ),
  shared: z.strictObject({
    provides: z.record(z.string(), z.string()).describe('Shell only: shared module -> exact version'),
    requires: versionRanges.describe('Apps only: shared module -> accepted range'),
  }),
  sharedFiles: z
    .record(z.string(), z.array(fileName))
    .default({})
    .describe('Shell only: lazily shared module -> files that carry it'),
  pageShared: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Route name -> shared modules that its page uses; with sharedFiles, files worth a hint'),
  // Releases without these names are not checked against them.
  sharedNames: sharedNames.default({ provided: {}, used: {} }),
  parts: z
    .record(z.string(), z.strictObject({ files: z.array(fileName), shared: z.array(z.string()) }))
    .default({})
    .describe(
      'Chunk that a page loads on demand -> its scripts and styles, and the shared modules that it uses',
    ),
  calls: z
    .array(z.string())
    .default([])
    .describe('API calls that its scripts can make, as the contract names them: `GET /api/students/:id`'),
});

export type Release = z.infer<typeof release>;

/** The part of a release that its build knows, in `dist/build.json`. It is not published itself. */
export const buildReport = release.pick({
  app: true,
  entry: true,
  entryStyles: true,
  pages: true,
  shared: true,
  sharedFiles: true,
  pageShared: true,
  parts: true,
  anyOrigin: true,
  sharedNames: true,
  calls: true,
});

export type BuildReport = z.infer<typeof buildReport>;
export const buildReportFile = 'build.json';
