import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Delivery, DeliveryComment, MilestoneDeliveries } from '@puente/contract/entities/delivery';
import type { CollaborationId, MilestoneId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import { deliveries, deliveryComments, files, milestones, users } from '../db/schema.ts';

type DeliveryRow = typeof deliveries.$inferSelect;

/** Latest version of a milestone. */
export async function latestDelivery(db: Database, id: MilestoneId): Promise<DeliveryRow | null> {
  const [latest] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.milestoneId, id))
    .orderBy(desc(deliveries.id))
    .limit(1);
  return latest ?? null;
}

/**
 * Milestones of the plan with their versions and comments, and those that the plan left out after something was
 * delivered.
 */
export async function presentDeliveries(db: Database, id: CollaborationId): Promise<MilestoneDeliveries[]> {
  const planned = await db
    .select()
    .from(milestones)
    .where(eq(milestones.collaborationId, id))
    .orderBy(asc(milestones.position), asc(milestones.id));
  const own = planned.map((milestone) => milestone.id);
  const rows = await db
    .select({
      owner: deliveries.milestoneId,
      row: deliveries,
      fileName: files.name,
      fileSize: files.size,
      ...namesOfAuthor,
    })
    .from(deliveries)
    .leftJoin(users, eq(users.id, deliveries.authorId))
    .leftJoin(files, eq(files.id, deliveries.fileId))
    .where(inArray(deliveries.milestoneId, own))
    .orderBy(desc(deliveries.id));
  const versions = groupByOwner(rows, presentVersion);
  const said = await db
    .select({ owner: deliveryComments.milestoneId, row: deliveryComments, ...namesOfAuthor })
    .from(deliveryComments)
    .leftJoin(users, eq(users.id, deliveryComments.authorId))
    .where(inArray(deliveryComments.milestoneId, own))
    .orderBy(asc(deliveryComments.id));
  const comments = groupByOwner(said, presentComment);
  return planned.flatMap(({ id: milestone, title, due, removedAt }) => {
    const removed = removedAt !== null;
    const shown = {
      milestone,
      title,
      due,
      removed,
      versions: versions.get(milestone) ?? [],
      comments: comments.get(milestone) ?? [],
    };
    return removed && shown.versions.length === 0 ? [] : shown;
  });
}

interface Author {
  name: string | null;
  surname: string | null;
}

const namesOfAuthor = { name: users.name, surname: users.surname };

/** Full name; null for a deleted account. */
const nameOf = ({ name, surname }: Author): string | null =>
  name === null ? null : `${name} ${surname ?? ''}`.trim();

const presentVersion = ({
  row,
  fileName,
  fileSize,
  ...author
}: Author & { row: DeliveryRow; fileName: string | null; fileSize: number | null }): Delivery => ({
  id: row.id,
  link: row.link,
  file: fileName === null || fileSize === null ? null : { name: fileName, size: fileSize },
  text: row.words,
  confidential: row.confidential,
  sentAt: row.sentAt.toISOString(),
  name: nameOf(author),
  answer: row.answer,
  reason: row.reason,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answered_by: row.answeredBy,
});

const presentComment = ({
  row,
  ...author
}: Author & { row: typeof deliveryComments.$inferSelect }): DeliveryComment => ({
  id: row.id,
  text: row.words,
  at: row.at.toISOString(),
  side: row.side,
  name: nameOf(author),
});
