import { type SQL, sql } from 'drizzle-orm';
import type { GuardedEntity } from '@puente/contract/call';
import type { Database } from '../../src/db/connect.ts';

/** A row and its owners. The access matrix uses them to distinguish own rows from others'. */
export interface OwnedRow {
  id: number;
  /** The users who own it: its author, or the person it is about. */
  users: number[];
  /** Organisations that own it. */
  organizations: number[];
  /** Draft, unpublished, or not validated: hidden from some people who see other rows of the entity. */
  hidden: boolean;
}

/** Rows without an owner: content that staff write for all visitors. */
const nobodys = (table: SQL, hidden: SQL): SQL =>
  sql`select id, array[]::int[] as users, array[]::int[] as organizations, ${hidden} as hidden from ${table}`;

/**
 * SQL for the rows of each entity that calls name, with `id`, `users`, `organizations` and `hidden`. Repeats the
 * policies' rules in plain SQL on purpose, to test the policies against it.
 */
export const ownedRows: Partial<Record<GuardedEntity, SQL>> = {
  application: sql`select applications.id, array[students.user_id] as users, array[projects.organization_id] as organizations, applications.status = 'draft' as hidden
    from applications join students on students.id = student_id join projects on projects.id = project_id`,
  interview: sql`select interviews.id, array[students.user_id] as users, array[projects.organization_id] as organizations, false as hidden
    from interviews join applications on applications.id = application_id join students on students.id = student_id join projects on projects.id = project_id`,
  // A note is its author's: the demo data have none of two people of one organisation.
  applicationNote: sql`select application_notes.id, array[author_id] as users, array[]::int[] as organizations, false as hidden
    from application_notes where author_id is not null`,
  // Hidden: from staff, what a student and an organisation, or a reader and an author, write to each other.
  conversation: sql`select conversations.id, array_remove(array[conversations.user_id, authors.user_id], null) as users, array_remove(array[projects.organization_id, opportunities.organization_id], null) as organizations,
    application_id is not null or work_id is not null or opportunity_id is not null as hidden
    from conversations left join applications on applications.id = application_id left join projects on projects.id = project_id
    left join works on works.id = work_id left join students authors on authors.id = works.student_id
    left join opportunities on opportunities.id = opportunity_id`,
  // A student who has left a team is no longer among its users.
  collaboration: sql`select collaborations.id, array_remove(array_agg(distinct students.user_id) || array_agg(distinct teachers.user_id), null) as users,
    array_remove(array[collaborations.organization_id], null) as organizations, false as hidden
    from collaborations left join collaboration_members on collaboration_id = collaborations.id and left_at is null
    left join students on students.id = student_id left join teachers on teachers.id = teacher_id group by collaborations.id`,
  delivery: sql`select deliveries.id, array_remove(array_agg(distinct students.user_id) || array_agg(distinct teachers.user_id), null) as users,
    array_remove(array[collaborations.organization_id], null) as organizations, false as hidden
    from deliveries join milestones on milestones.id = milestone_id join collaborations on collaborations.id = collaboration_id
    left join collaboration_members member on member.collaboration_id = collaborations.id and left_at is null
    left join students on students.id = student_id left join teachers on teachers.id = teacher_id
    where file_id is not null group by deliveries.id, collaborations.id`,
  teacherInvitation: sql`select teacher_invitations.id, array_remove(array[teachers.user_id], null) as users, array[]::int[] as organizations, false as hidden
    from teacher_invitations left join users on users.email = teacher_invitations.email left join teachers on teachers.user_id = users.id`,
  contactMessage: sql`select id, array_remove(array[user_id], null) as users, array[]::int[] as organizations, false as hidden from contact_messages`,
  alert: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from alerts`,
  teacher: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from teachers`,
  work: sql`select works.id, array_remove(array[students.user_id, teachers.user_id], null) as users, array[]::int[] as organizations,
    works.published_at is null or works.hidden_at is not null as hidden
    from works left join students on students.id = student_id left join teachers on teachers.id = tutor_id`,
  coordinator: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from coordinators`,
  message: sql`select messages.id, array[students.user_id] as users, array[]::int[] as organizations, false as hidden
    from messages join students on students.id = student_id`,
  savedSearch: sql`select saved_searches.id, array[students.user_id] as users, array[]::int[] as organizations, false as hidden
    from saved_searches join students on students.id = student_id`,
  // Hidden: invitations, of which the other side decides.
  joining: sql`select joinings.id, array_remove(array[users.id], null) as users, array[organization_id] as organizations, origin = 'invitation' as hidden
    from joinings left join users on users.email = joinings.email`,
  // Hidden from nobody who sees the takedown.
  takedown: sql`select takedowns.id, array_remove(array[students.user_id], null) as users,
    array_remove(array[projects.organization_id, opportunities.organization_id], null) as organizations, false as hidden
    from takedowns left join works on works.id = work_id left join students on students.id = works.student_id
    left join projects on projects.id = project_id left join opportunities on opportunities.id = opportunity_id`,
  talentInvitation: sql`select talent_invitations.id, array[students.user_id] as users, array[projects.organization_id] as organizations, false as hidden
    from talent_invitations join students on students.id = student_id join projects on projects.id = project_id`,
  talentList: sql`select id, array[]::int[] as users, array[organization_id] as organizations, false as hidden from talent_lists`,
  projectTemplate: sql`select id, array[]::int[] as users, array[organization_id] as organizations, false as hidden from project_templates`,
  messageTemplate: sql`select id, array[]::int[] as users, array[organization_id] as organizations, false as hidden from message_templates`,
  opportunity: sql`select id, array[]::int[] as users, array[organization_id] as organizations, published_at is null as hidden from opportunities`,
  organization: sql`select id, array[]::int[] as users, array[id] as organizations, false as hidden from organizations`,
  project: sql`select id, array[]::int[] as users, array[organization_id] as organizations, status = 'draft' or published_at is null as hidden
    from projects`,
  projectManager: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from project_managers`,
  passkey: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from passkeys`,
  session: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from sessions`,
  user: sql`select id, array[id] as users, array[]::int[] as organizations, false as hidden from users`,
  student: sql`select id, array[user_id] as users, array[]::int[] as organizations, visibility <> 'talent' as hidden from students`,
  studentOfUser: sql`select user_id as id, array[user_id] as users, array[]::int[] as organizations, false as hidden from students`,
  resource: nobodys(sql`resources`, sql`published_at is null`),
  post: nobodys(sql`blog_posts`, sql`published_at is null`),
  faq: nobodys(sql`faqs`, sql`not published`),
  page: nobodys(sql`pages`, sql`not published`),
  awardEdition: nobodys(sql`award_editions`, sql`opens_at > now()`),
  awardEntry: sql`select award_entries.id, array_remove(array[students.user_id], null) as users, array[]::int[] as organizations, false as hidden
    from award_entries join works on works.id = work_id left join students on students.id = student_id`,
  audienceNotice: nobodys(sql`audience_notices`, sql`false`),
  awardJuror: sql`select id, array[user_id] as users, array[]::int[] as organizations, false as hidden from award_jurors`,
  banner: nobodys(sql`banners`, sql`false`),
  campaign: nobodys(
    sql`campaigns`,
    sql`not active or coalesce(starts_at > now(), false) or coalesce(ends_at <= now(), false)`,
  ),
  university: nobodys(sql`universities`, sql`not validated`),
  degree: nobodys(sql`degrees`, sql`false`),
  errorGroup: nobodys(sql`error_groups`, sql`false`),
  savedAnswer: nobodys(sql`saved_answers`, sql`false`),
  searchSynonym: nobodys(sql`search_synonyms`, sql`false`),
  merge: nobodys(sql`merges`, sql`false`),
  program: nobodys(sql`programs`, sql`false`),
  file: sql`select id, array_remove(array[owner_id], null) as users, array[]::int[] as organizations, purpose in ('cv', 'tfx', 'delivery', 'agreement') as hidden from files`,
};

export async function readOwnedRows(db: Database, entity: GuardedEntity): Promise<OwnedRow[]> {
  const query = ownedRows[entity];
  if (!query) throw new Error(`test/access/rows.ts does not say whose rows of "${entity}" are.`);
  return db
    .select({
      id: sql<number>`id`,
      users: sql<number[]>`users`,
      organizations: sql<number[]>`organizations`,
      hidden: sql<boolean>`hidden`,
    })
    .from(sql`(${query}) owned`)
    .orderBy(sql`id`);
}
