import * as z from 'zod/mini';
import {
  mergeClashCodes,
  mergedFieldCodes,
  mergedPartCodes,
  mergedStudyFieldCodes,
  mergeKinds,
  mergeObstacleCodes,
  mergeRightCodes,
  notReturnedCodes,
} from '../constants/merges.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const part = z.enum(mergedPartCodes);

const planned = {
  /** Fingerprint of this preview. A merge with another one is refused (MergeChanged). */
  version: z.string(),
  moves: z.array(
    z.object({
      part,
      count: z.int(),
      /** Names of at most `limits.merge.names` of them; empty for rows without a name. */
      names: z.array(z.string()),
    }),
  ),
  /** Rows that both have, or that the merge settles. */
  clashes: z.array(
    z.object({ part, clash: z.enum(mergeClashCodes), count: z.int(), names: z.array(z.string()) }),
  ),
};

/** Everything that a merge of two organisations would do. Nothing has been done yet. */
export const organizationMerge = z.object({
  ...planned,
  /** Fields that differ. The value of the remaining organisation stays, unless it has none. */
  fields: z.array(z.object({ field: z.enum(mergedFieldCodes), stays: nullableText, ends: nullableText })),
  /** Rights that the people of the organisation that ends gain or lose. */
  rights: z.array(z.enum(mergeRightCodes)),
  /** Number of people who get a mail. */
  mails: z.int(),
});

/** Everything that a merge of two accounts of one person would do. Nothing has been done yet. */
export const accountMerge = z.object({
  ...planned,
  /** Reason for which they cannot be merged; null if they can. */
  obstacle: z.nullable(z.enum(mergeObstacleCodes)),
  /** Sessions of the account that ends, which are closed. */
  sessions: z.int(),
  /** Time when both addresses were told about the planned merge; null if they were not, or too long ago. */
  announcedAt: z.nullable(moment),
  /** Earliest time of the merge, `limits.merge.noticeHours` later; null without an announcement. */
  allowedFrom: z.nullable(moment),
});

/** Everything that a merge of two universities, or of two degrees, would do. Nothing has been done yet. */
export const studyMerge = z.object({
  ...planned,
  /** Fields whose values differ. The remaining entry gets the value (`copied`), or keeps its own (`stays`). */
  fields: z.array(
    z.object({
      field: z.enum(mergedStudyFieldCodes),
      stays: nullableText,
      ends: z.string(),
      copied: z.boolean(),
    }),
  ),
  /** Published works with the name that ends. They keep it. */
  works: z.int(),
});

/** A merge that staff did in the last `limits.merge.days` days. */
export const merge = z.object({
  id: ids.merge,
  kind: z.enum(mergeKinds),
  from: z.object({ id: z.int(), name: z.string() }),
  into: z.object({ id: z.int(), name: z.string() }),
  mergedAt: moment,
  /** Member of staff; null when their account was deleted. */
  mergedBy: nullableText,
  /** End of the period in which it can be undone. */
  undoUntil: moment,
  undoneAt: z.nullable(moment),
  undoneBy: nullableText,
  /** Rows that the undo could not give back; empty before. */
  notReturned: z.array(z.object({ part, count: z.int(), why: z.enum(notReturnedCodes) })),
});

export type AccountMerge = z.infer<typeof accountMerge>;
export type OrganizationMerge = z.infer<typeof organizationMerge>;
export type StudyMerge = z.infer<typeof studyMerge>;
export type Merge = z.infer<typeof merge>;
