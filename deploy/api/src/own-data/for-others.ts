import { and, eq, inArray } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import { chatMessages } from '../db/schema.ts';

/** Messages of a user in conversations of others: for the team or an organisation, or about a work. */
export const writtenForOthers = (userId: UserId) =>
  and(
    eq(chatMessages.authorId, userId),
    inArray(chatMessages.from, ['staff', 'organization', 'author', 'tutor']),
  );
