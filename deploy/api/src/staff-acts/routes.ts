import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { staffActCalls } from '@puente/contract/calls/staff-acts';
import type { StaffAct, StaffActChange } from '@puente/contract/entities/staff-act';
import { staffActOutcomes, staffActs } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';

const record = sql`coalesce(${staffActs.rowId}, ${staffActOutcomes.createdRowId})`;

const acts = listOf<'GET /api/staff-acts'>()({
  from: sql`${staffActs} left join ${staffActOutcomes} on ${staffActOutcomes.actId} = ${staffActs.id}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({
        act: getTableColumns(staffActs),
        outcome: getTableColumns(staffActOutcomes),
        total,
      })
      .from(staffActs)
      .leftJoin(staffActOutcomes, eq(staffActOutcomes.actId, staffActs.id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    user: matches(staffActs.userId),
    who: ({ $containsi }) => sql`fold_text(${staffActs.who}) like word_pattern(${$containsi})`,
    call: matches(staffActs.call),
    record: matches(record),
    createdAt: matches(staffActs.createdAt),
  },
  sorts: {
    'createdAt:desc': [desc(staffActs.createdAt), desc(staffActs.id)],
    'createdAt:asc': [asc(staffActs.createdAt), asc(staffActs.id)],
  },
  sort: 'createdAt:desc',
});

type Act = typeof staffActs.$inferSelect;
type Outcome = typeof staffActOutcomes.$inferSelect;

export const staffActRoutes = {
  'GET /api/staff-acts': ({ db, query }) =>
    acts(db, query, sql`true`, (rows) =>
      Promise.resolve(rows.map(({ act, outcome }) => presentAct(act, outcome))),
    ),
} satisfies Routes<typeof staffActCalls>;

const presentAct = (act: Act, outcome: Outcome | null): StaffAct => ({
  id: act.id,
  createdAt: act.createdAt.toISOString(),
  user: act.userId,
  who: act.who,
  call: act.call,
  record: act.rowId ?? outcome?.createdRowId ?? null,
  recordName: act.recordName,
  outcome: outcomeOf(outcome),
  changes:
    outcome?.refusal === null
      ? [...outcome.changes, ...askedOnly(act.asked, outcome.changes)]
      : askedOnly(act.asked, []),
});

function outcomeOf(outcome: Outcome | null): StaffAct['outcome'] {
  if (!outcome) return 'unknown';
  if (outcome.refusal === null) return 'done';
  return outcome.refusal === 'failed' ? 'failed' : 'refused';
}

/** Fields of the body besides the columns that changed: a reason, or those of a new record. */
const askedOnly = (asked: Act['asked'], changes: readonly StaffActChange[]): StaffActChange[] =>
  Object.entries(asked)
    .filter(([field]) => !changes.some((change) => change.field === columnOf(field)))
    .map(([field, after]) => ({ field, ...(after !== null && { after }) }));

/** Column of a field: `talent_access` is in `talentAccess`. */
const columnOf = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
