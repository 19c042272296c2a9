import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { isOfInterest } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { OrganizationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { applications, projects, type talentInvitations } from '../db/schema.ts';

export type ApplicationRow = typeof applications.$inferSelect & { organizationId: OrganizationId };

const columns = { ...getTableColumns(applications), organizationId: projects.organizationId };

export const isApplicant = (actor: Actor | null, application: Pick<ApplicationRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === application.studentId;

/** Drafts of applications are visible to their student only (specification §4). */
const isAddressee = (
  actor: Actor | null,
  application: Pick<ApplicationRow, 'organizationId' | 'status'>,
): boolean =>
  application.status !== 'draft' && (actor?.organizationIds.includes(application.organizationId) ?? false);

/** Once an application or its project is withdrawn, only the student reads its content. */
export const readsContent = (
  actor: Actor | null,
  application: Pick<ApplicationRow, 'studentId' | 'status'>,
): boolean => isApplicant(actor, application) || application.status !== 'unavailable';

type ApplicationState = Pick<ApplicationRow, 'studentId' | 'status' | 'held'>;
type InvitationState = Pick<typeof talentInvitations.$inferSelect, 'studentId' | 'status'>;

/** Facts about an organisation that decide which data of students it reads. */
type ReadingOrganization = { verified?: boolean | undefined; seeksInclusion?: boolean } | undefined;

/**
 * Tells whether a student has agreed to be contacted: an invited one by accepting, an applicant by knowing of the
 * organisation's interest, unless it was retracted.
 */
function hasAgreed(subject: ApplicationState | InvitationState): boolean {
  if (!('held' in subject)) return subject.status === 'accepted';
  return isOfInterest(subject.status) && (subject.held === null || isOfInterest(subject.held.status));
}

/**
 * Decides whether `reader` gets a student's e-mail and phone: 'given', or the condition that is still missing. Students
 * read their own. An organisation gets them once the student has agreed, and only while staff have verified it, because
 * anybody can register an organisation. `noteContactsGiven` records since when.
 */
export function contactFor(
  reader: Actor,
  subject: ApplicationState | InvitationState,
  organization: ReadingOrganization,
): NonNullable<Application['contact']> {
  if (isApplicant(reader, subject)) return 'given';
  if (!hasAgreed(subject)) return 'afterPreselection';
  return organization?.verified === true ? 'given' : 'afterVerification';
}

/** Contact data for a reader who does not get them. */
export const noContact = { email: null, phone: null } as const;

/** Tells whether an organisation reads the disability of an applicant who consents to that. */
export const readsDisability = (
  reader: Actor,
  application: ApplicationState,
  organization: ReadingOrganization,
): boolean =>
  !isApplicant(reader, application) &&
  organization?.seeksInclusion === true &&
  contactFor(reader, application, organization) === 'given';

/** Tells whether the student reads the organisation's contact data: once it has shown interest in them. */
export const readsOrganizationContact = (
  reader: Actor,
  application: Pick<ApplicationRow, 'studentId' | 'status'>,
): boolean => isApplicant(reader, application) && isOfInterest(application.status);

/** An application is seen by the student who made it and by the people of the project's organisation. */
export const applicationPolicy = {
  load: async (db, id) =>
    (
      await db
        .select(columns)
        .from(applications)
        .innerJoin(projects, eq(projects.id, applications.projectId))
        .where(eq(applications.id, id))
    )[0],
  sees: (actor, application) => isApplicant(actor, application) || isAddressee(actor, application),
  may: {
    read: () => true,
    cv: readsContent,
    decide: isAddressee,
    interview: isAddressee,
    note: isAddressee,
    submit: isApplicant,
    remove: isApplicant,
    withdraw: isApplicant,
    takePlace: isApplicant,
    converse: () => true,
  },
  /** For a query that joins `applications` with `projects`. */
  visible: (actor) => {
    if (actor?.role === 'student' && actor.profileId !== null)
      return eq(applications.studentId, actor.profileId);
    if (!actor || actor.organizationIds.length === 0) return sql`false`;
    return and(
      ne(applications.status, 'draft'),
      inArray(projects.organizationId, [...actor.organizationIds]),
    ) as SQL;
  },
} satisfies RowPolicy<'application', ApplicationRow> & ListPolicy;
