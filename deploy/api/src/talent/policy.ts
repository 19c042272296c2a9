import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { projects, talentInvitations, talentLists } from '../db/schema.ts';

export type InvitationRow = typeof talentInvitations.$inferSelect & { organizationId: OrganizationId };
export type TalentListRow = typeof talentLists.$inferSelect;

export const invitationColumns = {
  ...getTableColumns(talentInvitations),
  organizationId: projects.organizationId,
};

const actsFor = (actor: Actor | null, organizationId: OrganizationId): boolean =>
  actor?.organizationIds.includes(organizationId) ?? false;

const isInvited = (actor: Actor | null, { studentId }: Pick<InvitationRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === studentId;

/** The student sees an invitation and answers it. The organisation's people see it and can withdraw it. */
export const talentInvitationPolicy = {
  load: async (db, id) =>
    (
      await db
        .select(invitationColumns)
        .from(talentInvitations)
        .innerJoin(projects, eq(projects.id, talentInvitations.projectId))
        .where(eq(talentInvitations.id, id))
    )[0],
  sees: (actor, invitation) => isInvited(actor, invitation) || actsFor(actor, invitation.organizationId),
  may: {
    answer: isInvited,
    withdraw: (actor, { organizationId }) => actsFor(actor, organizationId),
  },
  /** For a query that joins `talent_invitations` with `projects`. */
  visible: (actor): SQL => {
    if (actor?.role === 'student' && actor.profileId !== null)
      return eq(talentInvitations.studentId, actor.profileId);
    return actor && actor.organizationIds.length > 0
      ? inArray(projects.organizationId, [...actor.organizationIds])
      : sql`false`;
  },
} satisfies RowPolicy<'talentInvitation', InvitationRow> & ListPolicy;

/** Only its organisation sees a list, while it has access to the talent corner. */
export const talentListPolicy = {
  table: talentLists,
  load: async (db, id) => (await db.select().from(talentLists).where(eq(talentLists.id, id)))[0],
  sees: (actor, { organizationId }) => actsFor(actor, organizationId),
  may: { write: (actor) => actor?.talentAccess === true || 'TalentAccessRequired' },
} satisfies RowPolicy<'talentList', TalentListRow>;
