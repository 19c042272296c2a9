import { eq } from 'drizzle-orm';
import { alertEvents } from '@puente/contract/constants/alert-kinds';
import type { DecisionMail } from '@puente/contract/entities/verification';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import { alertFoot } from '../alerts/mail-footer.ts';
import { mailedPeople, tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { organizations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { unverified } from '../organizations/fields.ts';
import { noteEvent } from '../organizations/history.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { type Decision, decisionMail, decisionPath, type Reason, reasonLines } from './mails.ts';
import { writeNote } from './notes.ts';

const columnsOf: Record<Decision, () => Partial<typeof organizations.$inferInsert>> = {
  verified: () => ({ verified: true, updatedAt: new Date() }),
  unverified: () => ({ ...unverified, updatedAt: new Date() }),
  talentGiven: () => ({ talentAccess: true }),
  talentWithdrawn: () => ({ talentAccess: false }),
};

const isAlready: Record<Decision, (row: OrganizationRow) => boolean> = {
  verified: ({ verified }) => verified,
  unverified: ({ verified }) => !verified,
  talentGiven: ({ talentAccess }) => talentAccess,
  talentWithdrawn: ({ talentAccess }) => !talentAccess,
};

interface Decided {
  id: OrganizationId;
  decision: Decision;
  why: Reason;
  /** The member of staff. */
  by: UserId;
  /** Name and web that they have looked at. */
  checked?: Pick<OrganizationRow, 'name' | 'web'> | undefined;
}

/**
 * Carries out a decision and tells the organisation's people, once: the state that the organisation already has changes
 * nothing.
 * @throws Refusal Conflict when name or web are no longer those that were checked; OrganizationNotVerified for talent
 *   access without verification
 */
export const decide = (
  db: Database,
  post: Post,
  { id, decision, why, by, checked }: Decided,
): Promise<{ row: OrganizationRow; changed: boolean }> =>
  db.transaction(async (tx) => {
    // Two members of staff at the same moment wait for each other here.
    const [before] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update');
    if (!before) throw refuse('NotFound');
    if (isAlready[decision](before)) return { row: before, changed: false };
    if (checked && (checked.name !== before.name || checked.web !== before.web)) throw refuse('Conflict');
    if (decision === 'talentGiven' && !before.verified) throw refuse('OrganizationNotVerified');
    const [row] = await tx
      .update(organizations)
      .set(columnsOf[decision]())
      .where(eq(organizations.id, id))
      .returning();
    if (!row) throw refuse('NotFound');
    await noteEvent(tx, { organizationId: id, kind: decision, userId: by });
    if (decision === 'verified') await noteContactsGiven(tx, id);
    const reason = reasonLines(why);
    if (reason.length > 0)
      await writeNote(tx, {
        organizationId: id,
        authorId: by,
        text: [`${alertEvents[decision].says(row.name)}.`, ...reason].join('\n'),
      });
    await tellPeople(tx, post, {
      organizationId: id,
      event: decision,
      about: row.name,
      path: decisionPath(decision, row),
      mailFor: (person, foot) =>
        decisionMail(person, decision, before, { why, publicUrl: post.publicUrl, foot }),
    });
    return { row, changed: true };
  });

/**
 * The mail of a decision, as its first recipient would get it. The link to end such mails is the reader's own: a click on
 * it in the preview ends nobody else's mails.
 */
export async function previewOf(
  db: Database,
  post: Post,
  organization: OrganizationRow,
  { decision, why, by }: Pick<Decided, 'decision' | 'why' | 'by'>,
): Promise<DecisionMail> {
  const people = await mailedPeople(db, { organizationId: organization.id, event: decision });
  const token = post.unsubscribing.tokenOfAlerts({ user: by, kind: alertEvents[decision].kind });
  const { subject, text, html } = decisionMail(people[0]?.name ?? organization.name, decision, organization, {
    why,
    publicUrl: post.publicUrl,
    foot: alertFoot(post.publicUrl, token),
  });
  return { subject, text, html, recipients: people.map(({ email }) => email) };
}
