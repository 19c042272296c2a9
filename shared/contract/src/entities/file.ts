import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import type { limits } from '../limits.ts';
import { stamps } from './fields.ts';

/** Purposes of an upload. */
export const filePurposes = [
  'cv',
  'logo',
  'picture',
  'tfx',
  'delivery',
  'resource',
  'cover',
  'agreement',
] as const satisfies readonly (keyof (typeof limits)['uploads'])[];
export type FilePurpose = (typeof filePurposes)[number];

/** A smaller copy of an image. */
const fileFormat = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
});

/** Media file (specification §3). `url` is relative to the API; null for private files. */
export const mediaFile = z.object({
  id: ids.file,
  ...stamps,
  name: z.string(),
  alternativeText: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Smaller copies of an image, by name: `thumbnail` (245 px), `medium` (750 px). */
  formats: z.nullable(z.record(z.string(), fileFormat)),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  url: z.nullable(z.string()),
  /** Address of the thumbnail; null when there is none. */
  previewUrl: z.nullable(z.string()),
  /** Name of the store that has the bytes. */
  provider: z.string(),
  /** Always null: clients need no metadata of the provider. */
  provider_metadata: z.null(),
});

export type MediaFile = z.infer<typeof mediaFile>;
