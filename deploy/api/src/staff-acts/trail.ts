import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Call } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';
import type { StaffActChange } from '@puente/contract/entities/staff-act';
import type { StaffActId } from '@puente/contract/ids';
import { isStaffCall, type StaffCallName } from '@puente/contract/staff-calls';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { staffActOutcomes, staffActs, users } from '../db/schema.ts';
import { Refusal } from '../http/refuse.ts';
import { reloadRow } from '../server/policies.ts';

/** An admitted request, as far as the trail needs it. */
interface Asked {
  actor: Actor | null;
  /** Id in the path. */
  id: number | undefined;
  /** Row of the path, as it was before. */
  row: unknown;
  body: unknown;
}

/** Says which acts are recorded: changes by members of staff, except what they do to their own account. */
function actOf(name: CallName, { actor, id }: Asked): StaffCallName | undefined {
  if (name === 'DELETE /api/views/current') return actor?.view ? name : undefined;
  if (actor?.role !== 'staff' || !isStaffCall(name)) return undefined;
  return name === 'DELETE /api/users/:id' && id === actor.userId ? undefined : name;
}

/**
 * Does the work of a call, and records it in the trail of staff acts if it is one. The row of the trail is written
 * before the work and its outcome after it: an act whose process was killed has a row without an outcome.
 */
export async function recorded<Result>(
  db: Database,
  name: CallName,
  asked: Asked,
  work: () => Promise<Result>,
): Promise<Result> {
  const act = actOf(name, asked);
  if (act === undefined || !asked.actor) return work();
  const call: Call = calls[act];
  const id = await begin(db, act, call, asked, asked.actor);
  try {
    const given = await work();
    await end(db, id, {
      refusal: null,
      createdRowId: asked.id === undefined ? idOf(given) : null,
      changes: await changesOf(db, call, asked),
    });
    return given;
  } catch (error) {
    await end(db, id, {
      refusal: error instanceof Refusal ? error.code : 'failed',
      createdRowId: null,
      changes: [],
    });
    throw error;
  }
}

async function begin(
  db: Database,
  call: StaffCallName,
  { aboutPerson }: Call,
  { id, row, body }: Asked,
  { userId: actorId, view }: Actor,
): Promise<StaffActId> {
  const userId = view?.viewerId ?? actorId;
  const said = view ? { user: view.viewedId, reason: view.reason } : withoutPassword(fieldsOf(body));
  const [person] = await db
    .select({ name: users.name, surname: users.surname })
    .from(users)
    .where(eq(users.id, userId));
  const [act] = await db
    .insert(staffActs)
    .values({
      userId,
      who: `${person?.name ?? ''} ${person?.surname ?? ''}`.trim(),
      call,
      rowId: id ?? null,
      recordName: aboutPerson ? null : nameOf(row),
      asked: aboutPerson ? withoutValues(said) : said,
    })
    .returning({ id: staffActs.id });
  if (!act) throw new Error('The insert returned no row.');
  return act.id;
}

async function end(
  db: Database,
  actId: StaffActId,
  outcome: Omit<typeof staffActOutcomes.$inferInsert, 'actId'>,
): Promise<void> {
  await db.insert(staffActOutcomes).values({ actId, ...outcome });
}

/** Columns that differ between the row before and after, without the time of the change. */
async function changesOf(db: Database, call: Call, { id, row }: Asked): Promise<StaffActChange[]> {
  if (call.row === undefined || id === undefined) return [];
  const before = fieldsOf(row);
  const after = fieldsOf(await reloadRow(call.row, db, id));
  return Object.keys({ ...before, ...after })
    .filter((field) => field !== 'updatedAt' && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => (call.aboutPerson ? { field } : { field, before: before[field], after: after[field] }));
}

/** Fields of a row, or of a body with or without `data`. */
function fieldsOf(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return {};
  const { data } = given as { data?: unknown };
  return (typeof data === 'object' && data !== null ? data : given) as Record<string, unknown>;
}

const withoutPassword = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'password'));

const withoutValues = (fields: Record<string, unknown>): Record<string, null> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]));

/** Name by which people know a record. */
function nameOf(row: unknown): string | null {
  const { title, name, question, terms } = fieldsOf(row);
  const said = title ?? name ?? question ?? (Array.isArray(terms) ? terms.join(', ') : undefined);
  return typeof said === 'string' ? said : null;
}

const idOf = (given: unknown): number | null => {
  const { id } = fieldsOf(given);
  return typeof id === 'number' ? id : null;
};
