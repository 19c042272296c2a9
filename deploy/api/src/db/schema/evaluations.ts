import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EvaluatingSide } from '@puente/contract/constants/evaluations';
import type { TakedownReason } from '@puente/contract/constants/takedowns';
import type { OrganizationScores, StudentScores } from '@puente/contract/forms/evaluation';
import type { CollaborationMemberId, EvaluationId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { collaborationMembers } from './collaborations.ts';
import { moment } from './columns.ts';

/** Evaluations of a student and their organisation by each other. Their authors do not change them; staff may hide the words. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: serial().$type<EvaluationId>().primaryKey(),
    memberId: integer()
      .$type<CollaborationMemberId>()
      .notNull()
      .references(() => collaborationMembers.id, { onDelete: 'cascade' }),
    /** Side that evaluates. */
    side: text().$type<EvaluatingSide>().notNull(),
    /** Scores by criterion, which the side decides. */
    scores: jsonb().$type<OrganizationScores | StudentScores>().notNull(),
    words: text(),
    /** Person who sent it. */
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** It came by the link of a mail, without a session. */
    byLink: boolean().notNull().default(false),
    sentAt: moment().notNull().defaultNow(),
    /** Time at which staff hid the words; null while they are shown. The trail of staff has who did. */
    hiddenAt: moment(),
    hidingReason: text().$type<TakedownReason>(),
    /** Words of staff to the author and to the subject. */
    hidingWords: text(),
  },
  (table) => [
    // An account and a link that send at the same moment: one counts.
    uniqueIndex('evaluations_member_side_key').on(table.memberId, table.side),
    index('evaluations_author_index').on(table.authorId),
    check('evaluations_side', sql`side in ('student', 'organization')`),
  ],
);
