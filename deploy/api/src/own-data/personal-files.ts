import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { FilePurpose } from '@puente/contract/entities/file';
import type { UserId } from '@puente/contract/ids';
import { files } from '../db/schema.ts';

/**
 * Purposes of files that belong to their user. A logo, a cover or a resource belongs to the organisation or the
 * platform, whichever user uploaded it.
 */
const personal: FilePurpose[] = ['cv', 'picture', 'tfx'];

export const isPersonalFileOf = (userId: UserId): SQL | undefined =>
  and(eq(files.ownerId, userId), inArray(files.purpose, personal));
