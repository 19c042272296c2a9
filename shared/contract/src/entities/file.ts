import * as z from 'zod/mini';
import { id, stamps } from './fields.ts';

/** Media file (specification §3). `url` is relative to the API; private files have no public one and answer null. */
export const mediaFile = z.object({
  id,
  ...stamps,
  name: z.string(),
  alternativeText: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  url: z.nullable(z.string()),
});

export type MediaFile = z.infer<typeof mediaFile>;
