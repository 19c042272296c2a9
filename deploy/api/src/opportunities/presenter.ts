import { sql } from 'drizzle-orm';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import { prepared } from '../db/prepared.ts';
import { opportunityInterests } from '../db/schema.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { takedownNotes } from '../takedowns/notes.ts';
import type { OpportunityRow } from './columns.ts';
import { plainFields } from './fields.ts';

/** A past event is closed, even if the organisation has not closed it. */
const isOver = ({ type, date }: Pick<OpportunityRow, 'type' | 'date'>): boolean =>
  type === 'events' && date !== null && date < new Date();

const presentOwnFields = (row: OpportunityRow): Opportunity => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...fieldsOf(row, plainFields),
  status: isOver(row) ? 'closed' : row.status,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  isDraft: row.publishedAt === null,
  details:
    row.type === 'events'
      ? { type: 'Evento', date: row.date?.toISOString() ?? null }
      : { type: 'Oferta', remuneration: row.remuneration },
});

/**
 * Opportunities as `reader` may see them. Only the organisation's own people see the number of interested students, and
 * only they and support the reason of a takedown.
 */
export async function presentOpportunities(
  db: Database,
  reader: Actor | null,
  rows: readonly OpportunityRow[],
  populate: readonly ('organization' | 'details')[] = [],
): Promise<Opportunity[]> {
  const own = rows.filter(({ organizationId }) => reader?.organizationIds.includes(organizationId));
  const taken = (isSupporter(reader) ? rows : own).filter(({ takenDownAt }) => takenDownAt !== null);
  const [organizations, interested, notes] = await Promise.all([
    populate.includes('organization')
      ? organizationSummaries(
          db,
          rows.map(({ organizationId }) => organizationId),
        )
      : null,
    interestedCounts(
      db,
      own.map(({ id }) => id),
    ),
    takedownNotes(
      db,
      'opportunity',
      taken.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const opportunity = presentOwnFields(row);
    const organization = organizations?.get(row.organizationId);
    if (organization) opportunity.organization = organization;
    const note = notes.get(row.id);
    if (note) opportunity.taken_down = note;
    if (own.includes(row)) opportunity.interested = interested.get(row.id) ?? 0;
    return opportunity;
  });
}

export async function presentOpportunity(
  db: Database,
  reader: Actor | null,
  row: OpportunityRow,
  populate: readonly ('organization' | 'details')[] = ['organization'],
): Promise<Opportunity> {
  const [opportunity] = await presentOpportunities(db, reader, [row], populate);
  return opportunity as Opportunity;
}

const countsById = prepared('opportunity_interested', (db) =>
  db
    .select({ id: opportunityInterests.opportunityId, students: sql<number>`count(*)`.mapWith(Number) })
    .from(opportunityInterests)
    .where(sql`${opportunityInterests.opportunityId} = any(${sql.placeholder('ids')})`)
    .groupBy(opportunityInterests.opportunityId),
);

async function interestedCounts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await countsById(db).execute({ ids })).map(({ id, students }) => [id, students]));
}
