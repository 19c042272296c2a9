import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilePurpose } from '@puente/contract/entities/file';
import type { UserId } from '@puente/contract/ids';
import { deliveries, files } from '../db/schema.ts';

/**
 * Purposes of files that belong to their user. A logo, a cover or a resource belongs to the organisation or the
 * platform, whichever user uploaded it.
 */
const personal: FilePurpose[] = ['cv', 'picture', 'tfx', 'delivery', 'agreement'];

export const isPersonalFileOf = (userId: UserId): SQL | undefined =>
  and(eq(files.ownerId, userId), inArray(files.purpose, personal));

/** Condition on files that were delivered in a collaboration: they stay with it, like the delivery. */
export const isDelivered = sql`exists (select 1 from ${deliveries} delivered where delivered.file_id = ${files}.id)`;
