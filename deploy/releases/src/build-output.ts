import { z } from 'zod';
import { sharedNames } from '@puente/federation/release';

const files = z.array(z.string());

/** `dist/build.json`: a build's description of its own files (written by the webpack factory of @puente/federation). */
export const buildOutput = z.object({
  app: z.string(),
  entry: files.min(1),
  entryStyles: files.default([]),
  pages: z.record(z.string(), files).default({}),
  shared: z
    .object({
      provides: z.record(z.string(), z.string()).default({}),
      requires: z.record(z.string(), z.string()).default({}),
    })
    .default({ provides: {}, requires: {} }),
  sharedFiles: z.record(z.string(), files).default({}),
  pageShared: z.record(z.string(), z.array(z.string())).default({}),
  sharedNames: sharedNames.default({ provided: {}, used: {} }),
  calls: files.default([]),
});

export type BuildOutput = z.infer<typeof buildOutput>;

export const buildOutputFile = 'build.json';
