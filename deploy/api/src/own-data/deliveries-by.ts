import { asc, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborations, deliveries, milestones } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Versions that a user delivered. */
export const deliveriesBy = (db: Database, userId: UserId) =>
  db
    .select({ proyecto: collaborations.title, hito: milestones.title, ...exported('deliveries') })
    .from(deliveries)
    .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .where(eq(deliveries.authorId, userId))
    .orderBy(asc(deliveries.id));
