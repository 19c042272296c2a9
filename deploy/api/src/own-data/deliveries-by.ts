import { asc, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborations, deliveries, deliveryComments, files, milestones } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Versions that a user delivered. */
export const deliveriesBy = (db: Database, userId: UserId) =>
  db
    .select({
      proyecto: collaborations.title,
      hito: milestones.title,
      archivo: files.name,
      ...exported('deliveries'),
    })
    .from(deliveries)
    .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .leftJoin(files, eq(files.id, deliveries.fileId))
    .where(eq(deliveries.authorId, userId))
    .orderBy(asc(deliveries.id));

/** Comments of a user on what was delivered. */
export const deliveryCommentsBy = (db: Database, userId: UserId) =>
  db
    .select({ proyecto: collaborations.title, hito: milestones.title, ...exported('deliveryComments') })
    .from(deliveryComments)
    .innerJoin(milestones, eq(milestones.id, deliveryComments.milestoneId))
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .where(eq(deliveryComments.authorId, userId))
    .orderBy(asc(deliveryComments.id));
