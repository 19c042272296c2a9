import { opportunityKindOf } from '@puente/contract/constants/opportunities';
import type { OpportunityUpdate } from '@puente/contract/forms/opportunity';
import { formColumns } from '../db/fields.ts';
import { opportunities } from '../db/schema.ts';
import type { OpportunityRow } from './columns.ts';

export type OpportunityColumns = Partial<typeof opportunities.$inferInsert>;

/** Column of each field that the API returns as it is stored. */
export const plainFields = {
  title: 'title',
  description: 'description',
  location: 'location',
  target_profile: 'targetProfile',
  presentiality: 'presentiality',
  content: 'content',
  url: 'url',
} as const satisfies Record<Exclude<keyof OpportunityUpdate, 'details' | 'status'>, keyof OpportunityRow>;

/** Maps a form to columns. A missing field keeps its value. */
export const columnsOf = ({ details, ...form }: OpportunityUpdate): OpportunityColumns => ({
  ...formColumns(opportunities, form, { ...plainFields, status: 'status' }),
  ...detailColumns(details),
});

/** An event has no remuneration and an offer no date: a change of the kind clears the other's field. */
function detailColumns(details: OpportunityUpdate['details']): OpportunityColumns {
  if (!details) return {};
  return details.type === 'Evento'
    ? { type: opportunityKindOf(details.type), date: new Date(details.date), remuneration: null }
    : { type: opportunityKindOf(details.type), date: null, remuneration: details.remuneration || null };
}
