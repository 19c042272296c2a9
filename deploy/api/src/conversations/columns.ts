import type { Conversation } from '@puente/contract/entities/conversation';
import { isOfInterest, type Status, statusCodes } from '@puente/contract/constants/statuses';
import type { ConversationId, OrganizationId, StudentId } from '@puente/contract/ids';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { told } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import {
  applications,
  chatMessages,
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

/** The columns of which at most one says what a conversation is about. */
export type Subject = Pick<
  typeof conversations.$inferSelect,
  'applicationId' | 'workId' | 'opportunityId' | 'withTutor'
>;

/** With the team, about an application, a work or an opportunity: the column that says so. */
export const kindOf = ({ applicationId, workId, opportunityId }: Subject): Conversation['kind'] => {
  if (applicationId !== null) return 'application';
  if (opportunityId !== null) return 'opportunity';
  return workId === null ? 'team' : 'work';
};

/** The team's: about nothing else. */
export const isOfTeam = sql`(${conversations.applicationId} is null and ${conversations.workId} is null and ${conversations.opportunityId} is null)`;

export const kindNow = sql<
  Conversation['kind']
>`case when ${conversations.applicationId} is not null then 'application'
  when ${conversations.opportunityId} is not null then 'opportunity'
  when ${conversations.workId} is not null then 'work' else 'team' end`;

/** The author of a work is there, and receives messages about it while the repository has it. */
const reachesAuthor = sql`${works.studentId} is not null and ${works.contactable} and ${inRepository}`;

/** The tutor with whom a conversation began still guides the work, and has accepted that. */
const reachesTutor = sql`${works.tutorId} = ${conversations.tutorId} and ${works.tutorAcceptedAt} is not null and ${inRepository}`;

const ofOpportunity = sql`from ${opportunities} where ${opportunities.id} = ${conversations.opportunityId}`;

/** An opportunity interests the student, who can be found, and its organisation is verified. */
const isInterest = sql`exists (select 1 from ${opportunityInterests} interest join ${students} on ${students.id} = interest.student_id
  join ${opportunities} on ${opportunities.id} = interest.opportunity_id join ${organizations} on ${organizations.id} = ${opportunities.organizationId}
  where interest.opportunity_id = ${conversations.opportunityId} and ${students.userId} = ${conversations.userId} and ${isListed}
  and ${organizations.verified})`;

/**
 * The team's are closed by one of the two; one about an application with that, one about a work when that leaves the
 * repository or its tutor guides it no longer, one about an opportunity when it interests the student no longer.
 */
export const statusNow = sql<
  'open' | 'closed'
>`case when ${conversations.withTutor} then case when ${reachesTutor} then 'open' else 'closed' end
  when ${conversations.workId} is not null then case when ${reachesAuthor} then 'open' else 'closed' end
  when ${conversations.opportunityId} is not null then case when ${isInterest} then 'open' else 'closed' end
  when ${conversations.applicationId} is null then ${conversations.status}
  when ${inArray(told.status, statusCodes.filter(isOfInterest))} then 'open' else 'closed' end`;

/** What is read of a conversation, for a query that has beside it what `joins` names. */
export const conversationColumns = {
  ...getTableColumns(conversations),
  status: statusNow.as('status_now'),
  unreadByOthers: unread('user').as('unread_by_others'),
  unreadByUser: unread('others').as('unread_by_user'),
  user: { id: users.id, name: users.name, surname: users.surname, profileType: users.profileType },
  /** As its student knows it: both read it here. */
  applicationStatus: sql<Status | null>`${told.status}`.as('application_status'),
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
