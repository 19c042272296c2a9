import type { Conversation } from '@puente/contract/entities/conversation';
import { isOfInterest, statusCodes } from '@puente/contract/constants/statuses';
import type { ConversationId } from '@puente/contract/ids';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { applications, chatMessages, conversations, projects, users, works } from '../db/schema.ts';
import { inRepository } from '../works/policy.ts';

const unread = (from: 'user' | 'others') =>
  sql<number>`(select count(*) from ${chatMessages} where ${chatMessages.conversationId} = ${conversations.id} and ${chatMessages.readAt} is null
    and ${chatMessages.from} ${sql.raw(from === 'user' ? "= 'user'" : "<> 'user'")})`.mapWith(Number);

/** With the team, about an application or about a work: the column that says so. */
export const kindOf = ({
  applicationId,
  workId,
}: Pick<typeof conversations.$inferSelect, 'applicationId' | 'workId'>): Conversation['kind'] => {
  if (applicationId !== null) return 'application';
  return workId === null ? 'team' : 'work';
};

export const kindNow = sql<
  Conversation['kind']
>`case when ${conversations.applicationId} is not null then 'application'
  when ${conversations.workId} is not null then 'work' else 'team' end`;

/** The author of a work is there, and receives messages about it while the repository has it. */
const reachesAuthor = sql`${works.studentId} is not null and ${works.contactable} and ${inRepository}`;

/** The team's are closed by one of the two; one about an application with that, one about a work when that leaves the repository. */
export const statusNow = sql<
  'open' | 'closed'
>`case when ${conversations.workId} is not null then case when ${reachesAuthor} then 'open' else 'closed' end
  when ${conversations.applicationId} is null then ${conversations.status}
  when ${inArray(applications.status, statusCodes.filter(isOfInterest))} then 'open' else 'closed' end`;

/** What is read of a conversation, for a query that has beside it what `joins` names. */
export const conversationColumns = {
  ...getTableColumns(conversations),
  status: statusNow.as('status_now'),
  unreadByOthers: unread('user').as('unread_by_others'),
  unreadByUser: unread('others').as('unread_by_user'),
  user: { id: users.id, name: users.name, surname: users.surname, profileType: users.profileType },
  applicationStatus: applications.status,
  project: { id: projects.id, title: projects.title },
  organizationId: projects.organizationId,
  authorId: works.studentId,
  contactable: works.contactable,
};

export const joins = {
  user: eq(users.id, conversations.userId),
  application: eq(applications.id, conversations.applicationId),
  project: eq(projects.id, applications.projectId),
  work: eq(works.id, conversations.workId),
};

/** Conversations and whose they are, for conditions of the policy. */
export const conversationsWithParties = sql`${conversations} left join ${applications} on ${joins.application}
  left join ${projects} on ${joins.project} left join ${works} on ${joins.work}`;

export const readConversation = async (db: Database, id: ConversationId) =>
  (
    await db
      .select(conversationColumns)
      .from(conversations)
      .innerJoin(users, joins.user)
      .leftJoin(applications, joins.application)
      .leftJoin(projects, joins.project)
      .leftJoin(works, joins.work)
      .where(eq(conversations.id, id))
  )[0];

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof readConversation>>>;
