import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  agreementAcceptances,
  agreements,
  alertChoices,
  alerts,
  applicationNotes,
  applications,
  awardJurors,
  calendarFeeds,
  chatMessages,
  collaborationEvents,
  collaborationMembers,
  collaborations,
  contactDisclosures,
  contactEntries,
  contactMessages,
  contentVersions,
  conversations,
  coordinators,
  deliveries,
  deliveryComments,
  drafts,
  evaluations,
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  files,
  follows,
  interviews,
  joinings,
  loggedWeeks,
  managedOrganizations,
  mergeNotices,
  merges,
  messages,
  notificationPreferences,
  opportunityInterests,
  organizationHistory,
  organizations,
  passkeys,
  profileViews,
  projectManagers,
  projects,
  projectTutors,
  recoveryCodes,
  savedSearches,
  sessions,
  staffNotes,
  studentDegrees,
  students,
  takedowns,
  talentInvitations,
  talentListStudents,
  teacherDegrees,
  teacherInvitations,
  teachers,
  totps,
  universityAgreements,
  workDrafts,
  works,
} from '../db/schema.ts';
import { by, byField, type MergeRule, valuesOf } from './merge-rule.ts';
import type { Row } from './table-shape.ts';

const projectTitles = async (db: Database, rows: readonly Row[]): Promise<string[]> =>
  (
    await db
      .select({ title: projects.title })
      .from(projects)
      .where(inArray(sql`${projects.id}`, valuesOf(rows, 'projectId')))
      .orderBy(projects.id)
  ).map(({ title }) => title);

const collaborationTitles = async (db: Database, rows: readonly Row[]): Promise<string[]> =>
  (
    await db
      .select({ title: collaborations.title })
      .from(collaborations)
      .where(inArray(sql`${collaborations.id}`, valuesOf(rows, 'collaborationId')))
      .orderBy(collaborations.id)
  ).map(({ title }) => title);

const organizationNames = async (db: Database, rows: readonly Row[]): Promise<string[]> =>
  (
    await db
      .select({ name: organizations.name })
      .from(organizations)
      .where(inArray(sql`${organizations.id}`, valuesOf(rows, 'organizationId')))
      .orderBy(organizations.id)
  ).map(({ name }) => name);

/** A user has one conversation about a work with each of its people, and one about an opportunity. */
function subjectOf({ workId, withTutor, opportunityId }: Row): string | null {
  if (workId !== null) return JSON.stringify(['work', workId, withTutor]);
  return opportunityId === null ? null : JSON.stringify(['opportunity', opportunityId]);
}

/** Rows of a user of any role. */
export const userRules: readonly MergeRule[] = [
  {
    part: 'joinings',
    column: joinings.userId,
    ends: ({ origin }) => (origin === 'request' ? 'asksAgain' : undefined),
    names: organizationNames,
  },
  {
    part: 'conversations',
    column: conversations.userId,
    same: subjectOf,
    keeps: { field: 'lastMessageAt', of: 'latest' },
    names: byField('subject'),
  },
  { part: 'contactMessages', column: contactMessages.userId, names: byField('subject') },
  { part: 'savedProjects', column: favoriteProjects.userId, same: by('projectId'), names: projectTitles },
  { part: 'savedWorks', column: favoriteWorks.userId, same: by('workId') },
  { part: 'drafts', column: drafts.userId, same: by('name'), keeps: { field: 'updatedAt', of: 'latest' } },
  { part: 'files', column: files.ownerId, names: byField('name') },
  { part: 'alertChoices', column: alertChoices.userId, same: by('kind') },
  { part: 'alerts', column: alerts.userId, same: by('event', 'path', 'isRead'), quiet: true },
  { part: 'chatMessages', column: chatMessages.authorId, quiet: true },
  { part: 'juries', column: awardJurors.userId, same: by('editionId') },
  { part: 'objections', column: takedowns.objectedById },
  { part: 'history', column: organizationHistory.userId, quiet: true },
  { part: 'history', column: organizationHistory.aboutId, quiet: true },
  { part: 'notes', column: applicationNotes.authorId, quiet: true },
  { part: 'traces', column: projects.changedById, quiet: true },
  { part: 'traces', column: applications.movedBy, quiet: true },
  { part: 'traces', column: collaborations.tutorId, quiet: true },
  { part: 'traces', column: collaborationEvents.userId, quiet: true },
  { part: 'traces', column: loggedWeeks.confirmedById, quiet: true },
  { part: 'traces', column: teacherInvitations.invitedById, quiet: true },
  { part: 'traces', column: evaluations.authorId, quiet: true },
  { part: 'traces', column: agreements.writtenById, quiet: true },
  { part: 'traces', column: agreementAcceptances.userId, same: by('agreementId'), quiet: true },
  { part: 'traces', column: universityAgreements.writtenById, quiet: true },
  { part: 'traces', column: deliveries.authorId, quiet: true },
  { part: 'traces', column: deliveries.answeredById, quiet: true },
  { part: 'traces', column: deliveryComments.authorId, quiet: true },
];

/** Rows of a student, when both accounts have a student's profile. */
const studentRules: readonly MergeRule[] = [
  {
    part: 'applications',
    column: applications.studentId,
    same: by('projectId'),
    keeps: { field: 'sentAt', of: 'earliest' },
    names: projectTitles,
  },
  {
    part: 'collaborations',
    column: collaborationMembers.studentId,
    names: collaborationTitles,
  },
  { part: 'works', column: works.studentId, names: byField('title') },
  { part: 'drafts', column: workDrafts.studentId, quiet: true },
  { part: 'communications', column: messages.studentId, quiet: true },
  {
    part: 'talentInvitations',
    column: talentInvitations.studentId,
    same: by('projectId'),
    names: projectTitles,
  },
  { part: 'savedProjects', column: favorites.studentId, same: by('projectId'), names: projectTitles },
  { part: 'savedResources', column: favoriteResources.studentId, same: by('resourceId') },
  { part: 'savedSearches', column: savedSearches.studentId, same: by('address'), names: byField('name') },
  { part: 'followed', column: follows.studentId, same: by('organizationId'), names: organizationNames },
  { part: 'opportunityInterests', column: opportunityInterests.studentId, same: by('opportunityId') },
  {
    part: 'seenBy',
    column: profileViews.studentId,
    same: by('organizationId'),
    keeps: { field: 'viewedAt', of: 'latest' },
    quiet: true,
  },
  {
    part: 'contactGiven',
    column: contactDisclosures.studentId,
    same: by('organizationId'),
    keeps: { field: 'givenAt', of: 'earliest' },
    names: organizationNames,
  },
  { part: 'inTalentLists', column: talentListStudents.studentId, same: by('listId'), quiet: true },
];

const teacherRules: readonly MergeRule[] = [
  { part: 'guidedProjects', column: projectTutors.teacherId, same: by('projectId'), names: projectTitles },
  { part: 'collaborations', column: collaborations.teacherId, names: byField('title') },
  { part: 'guidedWorks', column: works.tutorId, names: byField('title') },
  { part: 'conversations', column: conversations.tutorId, names: byField('subject') },
];

const coordinatorRules: readonly MergeRule[] = [
  { part: 'traces', column: projects.coordinatorId, quiet: true },
];

const managerRules: readonly MergeRule[] = [
  {
    part: 'organization',
    column: managedOrganizations.projectManagerId,
    same: by('organizationId'),
    names: organizationNames,
  },
];

/** Profiles: the table of each, and the rules for its rows when both accounts have one. */
export const profiles = {
  student: { table: students, rules: studentRules },
  teacher: { table: teachers, rules: teacherRules },
  coordinator: { table: coordinators, rules: coordinatorRules },
  projectManager: { table: projectManagers, rules: managerRules },
} as const;

/** Rules for the profile itself, when the remaining account has none. */
export const profileRules: readonly MergeRule[] = Object.values(profiles).map(({ table }) => ({
  part: 'profile',
  column: table.userId,
}));

/** Foreign keys that a merge of accounts leaves, with the reason. */
export const unmoved: readonly { column: PgColumn; why: string }[] = [
  {
    column: accounts.userId,
    why: 'ways to log in to the account that is closed: they tell its owner that it is',
  },
  {
    column: interviews.interviewerId,
    why: 'two chosen times that overlap cannot be of one account; the name stays until the account is deleted',
  },
  { column: totps.userId, why: 'belongs to the login' },
  { column: recoveryCodes.userId, why: 'belongs to the login' },
  { column: passkeys.userId, why: 'belongs to the login' },
  { column: calendarFeeds.userId, why: 'the address belongs to the account that is closed' },
  { column: sessions.userId, why: 'ended by the merge' },
  { column: sessions.viewedUserId, why: 'a look of the team at one account, for minutes' },
  { column: studentDegrees.studentId, why: 'of the profile: that of the remaining account stays' },
  { column: notificationPreferences.studentId, why: 'of the profile: that of the remaining account stays' },
  { column: teacherDegrees.teacherId, why: 'of the profile: that of the remaining account stays' },
  ...[
    contactMessages.assigneeId,
    contactEntries.authorId,
    staffNotes.authorId,
    contentVersions.savedBy,
    takedowns.byId,
    takedowns.upheldById,
    takedowns.liftedById,
    merges.mergedById,
    merges.undoneById,
  ].map((column) => ({ column, why: 'of members of staff, whose accounts are not merged' })),
  { column: mergeNotices.fromId, why: 'about the merge itself' },
  { column: mergeNotices.intoId, why: 'about the merge itself' },
];
