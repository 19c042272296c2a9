import * as z from 'zod/mini';
import { momentField } from './moment.ts';

/**
 * Adds `base` to the fields of a record that several people or tabs may change: `updatedAt` of the version that the changes are based on.
 * If the record has changed since, the call is refused (RecordChanged) and writes nothing. Without `base` the call overwrites the record.
 */
export const versioned = <Fields extends z.ZodMiniObject>(fields: Fields) =>
  z.extend(fields, { base: z.optional(momentField) });

/** Changes with the version that they were made to. */
export type WithBase<Changes> = Changes & { base?: string };
