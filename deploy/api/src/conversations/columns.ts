import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { isOfInterest, type Status, statusCodes } from '@puente/contract/constants/statuses';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { ContactMessageId, ConversationId, OrganizationId, StudentId } from '@puente/contract/ids';
import { studentView } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import {
  applications,
  chatMessages,
  contactMessages,
  conversations,
  opportunities,
  opportunityInterests,
  organizations,
  projects,
  students,
  users,
  works,
} from '../db/schema.ts';
import { isListed } from '../students/readers.ts';
import { inRepository } from '../works/policy.ts';

const unread = (from: 'user' | 'others') =>
  sql<number>`(select count(*) from ${chatMessages} where ${chatMessages.conversationId} = ${conversations.id} and ${chatMessages.readAt} is null
    and ${chatMessages.from} ${sql.raw(from === 'user' ? "= 'user'" : "<> 'user'")})`.mapWith(Number);

/** The columns that name the subject of a conversation. At most one of them is set. */
export type Subject = Pick<
  typeof conversations.$inferSelect,
  'applicationId' | 'workId' | 'opportunityId' | 'withTutor'
>;

/** Kind of a conversation: with the team, or about the application, work or opportunity that a column names. */
export const kindOf = ({ applicationId, workId, opportunityId }: Subject): Conversation['kind'] => {
  if (applicationId !== null) return 'application';
  if (opportunityId !== null) return 'opportunity';
  return workId === null ? 'team' : 'work';
};

/** Conversations with the team: no subject column is set. */
export const isOfTeam = sql`(${conversations.applicationId} is null and ${conversations.workId} is null and ${conversations.opportunityId} is null)`;

export const kindNow = sql<
  Conversation['kind']
>`case when ${conversations.applicationId} is not null then 'application'
  when ${conversations.opportunityId} is not null then 'opportunity'
  when ${conversations.workId} is not null then 'work' else 'team' end`;

/** Condition that the author of a work has an account, and accepts messages while the work is in the repository. */
const reachesAuthor = sql`${works.studentId} is not null and ${works.contactable} and ${inRepository}`;

/** Condition that the tutor with whom the conversation began still guides the work, and has accepted that role. */
const reachesTutor = sql`${works.tutorId} = ${conversations.tutorId} and ${works.tutorAcceptedAt} is not null and ${inRepository}`;

const ofOpportunity = sql`from ${opportunities} where ${opportunities.id} = ${conversations.opportunityId}`;

/**
 * Condition that the student is interested in the opportunity and can be found, and that its organisation is verified.
 */
const isInterest = sql`exists (select 1 from ${opportunityInterests} interest join ${students} on ${students.id} = interest.student_id
  join ${opportunities} on ${opportunities.id} = interest.opportunity_id join ${organizations} on ${organizations.id} = ${opportunities.organizationId}
  where interest.opportunity_id = ${conversations.opportunityId} and ${students.userId} = ${conversations.userId} and ${isListed}
  and ${organizations.verified})`;

/**
 * Current status. A conversation with the team is closed by either side. One about an application closes with it. One
 * about a work closes when the work leaves the repository, or the tutor no longer guides it. One about an opportunity
 * closes when the student is no longer interested.
 */
export const statusNow = sql<
  'open' | 'closed'
>`case when ${conversations.withTutor} then case when ${reachesTutor} then 'open' else 'closed' end
  when ${conversations.workId} is not null then case when ${reachesAuthor} then 'open' else 'closed' end
  when ${conversations.opportunityId} is not null then case when ${isInterest} then 'open' else 'closed' end
  when ${conversations.applicationId} is null then ${conversations.status}
  when ${inArray(studentView.status, statusCodes.filter(isOfInterest))} then 'open' else 'closed' end`;

/** Columns of a conversation, for a query with the joins in `joins`. */
export const conversationColumns = {
  ...getTableColumns(conversations),
  status: statusNow.as('status_now'),
  unreadByOthers: unread('user').as('unread_by_others'),
  unreadByUser: unread('others').as('unread_by_user'),
  user: { id: users.id, name: users.name, surname: users.surname, profileType: users.profileType },
  /** Status as the student knows it, for both readers. */
  applicationStatus: sql<Status | null>`${studentView.status}`.as('application_status'),
  project: { id: projects.id, title: projects.title },
  organizationId:
    sql<OrganizationId | null>`coalesce(${projects.organizationId}, (select ${opportunities.organizationId} ${ofOpportunity}))`.as(
      'organization_of',
    ),
  authorId:
    sql<StudentId | null>`case when ${conversations.withTutor} then null else ${works.studentId} end`.as(
      'author_of',
    ),
  contactable: works.contactable,
  contactMessageId:
    sql<ContactMessageId | null>`(select ${contactMessages.id} from ${contactMessages} where ${contactMessages.conversationId} = ${conversations.id})`.as(
      'handled_in',
    ),
};

export const joins = {
  user: eq(users.id, conversations.userId),
  application: eq(applications.id, conversations.applicationId),
  project: eq(projects.id, applications.projectId),
  work: eq(works.id, conversations.workId),
};

/** Conversations with their participants, for conditions of the policy. */
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
