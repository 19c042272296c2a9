import * as z from 'zod/mini';
import { momentField } from './moment.ts';

/**
 * Fields of a record that several people or tabs may change, with `base`: `updatedAt` of the version that the changes were
 * made to. When the record has been changed since, the call is refused (RecordChanged) and writes nothing. Without `base` the
 * call writes over whatever there is.
 */
export const versioned = <Fields extends z.ZodMiniObject>(fields: Fields) =>
  z.extend(fields, { base: z.optional(momentField) });

/** Changes with the version that they were made to. */
export type WithBase<Changes> = Changes & { base?: string };
