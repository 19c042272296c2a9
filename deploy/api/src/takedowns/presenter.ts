import { eq, inArray } from 'drizzle-orm';
import type { Takedown } from '@puente/contract/entities/takedown';
import type { TakedownId, UserId } from '@puente/contract/ids';
import { objectionDeadline } from '@puente/contract/takedown-statement';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { takedowns, users } from '../db/schema.ts';
import type { TakedownRow } from './columns.ts';
import { selectTakedowns } from './policy.ts';
import { subjectOf } from './records.ts';

type Event = Takedown['history'][number];

/** Takedowns as a reader may see them: owners learn no name of staff. */
export async function presentTakedowns(
  db: Database,
  reader: Actor,
  rows: readonly TakedownRow[],
): Promise<Takedown[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ byId, objectedById, upheldById, liftedById }) => [
      ...(isSupporter(reader) ? [byId, upheldById, liftedById] : []),
      objectedById,
    ]),
  );
  const nameOf = (id: UserId | null) => names.get(id ?? 0) ?? null;
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    reason: row.reason,
    words: row.words,
    state: row.state,
    record: { id: subjectOf(row).id, title: row.title },
    owner: row.owner,
    objectedAt: row.objectedAt?.toISOString() ?? null,
    objectUntil: objectionDeadline(row.createdAt).toISOString(),
    history: [
      ...eventOf('takenDown', row.createdAt, nameOf(row.byId), row.words),
      ...eventOf('objected', row.objectedAt, nameOf(row.objectedById), row.objection),
      ...eventOf('upheld', row.upheldAt, nameOf(row.upheldById), row.upheldWords),
      ...eventOf('lifted', row.liftedAt, nameOf(row.liftedById), row.liftedWords),
    ],
  }));
}

export async function readTakedown(db: Database, reader: Actor, id: TakedownId): Promise<Takedown> {
  const rows = await selectTakedowns(db).where(eq(takedowns.id, id));
  return requireRow(await presentTakedowns(db, reader, rows));
}

const eventOf = (
  event: Event['event'],
  date: Date | null,
  by: string | null,
  words: string | null,
): Event[] => (date === null ? [] : [{ event, date: date.toISOString(), by, words }]);

async function namesOf(db: Database, ids: readonly (UserId | null)[]): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(people.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}
