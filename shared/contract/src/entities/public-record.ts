import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** Kinds of records that have a page which everybody may read; each is the name of its route. */
export const publicRecordKinds = ['project', 'work', 'organization', 'opportunity'] as const;

/** A record that everybody may read, as search engines need it. */
export const publicRecord = z.object({ kind: z.enum(publicRecordKinds), id: z.int(), updatedAt: moment });

/** Kinds of pages that can be withdrawn after everybody could read them; each is the name of its route. */
export const withdrawnPageKinds = [
  'project',
  'work',
  'opportunity',
  'post',
  'campaign',
  'organization',
] as const;
export type WithdrawnPageKind = (typeof withdrawnPageKinds)[number];

export type PublicRecord = z.infer<typeof publicRecord>;
