import type { FilePurpose } from '@puente/contract/entities/file';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { files } from '../db/schema.ts';

/** A logo, a cover or a resource is the organisation's or the platform's, whoever uploaded it. */
const personal: FilePurpose[] = ['cv', 'picture', 'tfx'];

export const isPersonalFileOf = (userId: number): SQL | undefined =>
  and(eq(files.ownerId, userId), inArray(files.purpose, personal));
