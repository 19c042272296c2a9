import type { FilePurpose } from '@puente/contract/entities/file';
import type { UserId } from '@puente/contract/ids';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { files } from '../db/schema.ts';

/**
 * Files of these purposes are their user's. A logo, a cover or a resource is the organisation's or the
 * platform's, whichever user uploaded it.
 */
const personal: FilePurpose[] = ['cv', 'picture', 'tfx'];

export const isPersonalFileOf = (userId: UserId): SQL | undefined =>
  and(eq(files.ownerId, userId), inArray(files.purpose, personal));
