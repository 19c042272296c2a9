import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { TextKind } from '@puente/contract/entities/staff-text';
import type { TextVersionId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { contentVersions, users } from '../db/schema.ts';

/** A text, by its kind and id. */
interface TextKey {
  kind: TextKind;
  id: number;
}

interface Saved extends TextKey {
  by: UserId;
  /** State before, which begins the history of a text that has none. */
  before?: { values: object; savedAt: Date } | undefined;
  values: object;
}

const versionsOf = ({ kind, id }: TextKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.recordId, id));

/**
 * Appends the state of a text to its history, if anything is different. Call it in the transaction that changes the
 * text and after the change, whose lock keeps versions in order.
 */
export async function keepVersion(tx: Database, { kind, id, by, before, values }: Saved): Promise<void> {
  const [last] = await tx
    .select({ values: contentVersions.values })
    .from(contentVersions)
    .where(versionsOf({ kind, id }))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  if (!last && before)
    await tx
      .insert(contentVersions)
      .values({ kind, recordId: id, savedBy: null, savedAt: before.savedAt, values: before.values });
  const former = (last?.values as object | undefined) ?? before?.values;
  const changed = former ? fieldsThatDiffer(former, values) : [];
  if (former && changed.length === 0) return;
  await tx.insert(contentVersions).values({ kind, recordId: id, savedBy: by, values, changed });
}

function fieldsThatDiffer(before: object, after: object): string[] {
  const [one, other] = [before, after] as Record<string, unknown>[];
  // A field that an earlier release did not keep was empty.
  return Object.keys(after).filter(
    (field) => !isDeepStrictEqual(one?.[field] ?? null, other?.[field] ?? null),
  );
}

/** Deletes the history of a text that is deleted. */
export async function forgetVersions(tx: Database, text: TextKey): Promise<void> {
  await tx.delete(contentVersions).where(versionsOf(text));
}

interface KeptVersion {
  id: TextVersionId;
  savedAt: string;
  who: string | null;
  changed: string[];
  values: unknown;
}

/** Reads the newest versions of a text, or those before one of them. */
export async function readVersions(
  db: Database,
  text: TextKey,
  before: TextVersionId | undefined,
): Promise<KeptVersion[]> {
  const rows = await db
    .select({
      id: contentVersions.id,
      savedAt: contentVersions.savedAt,
      name: users.name,
      surname: users.surname,
      changed: contentVersions.changed,
      values: contentVersions.values,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(and(versionsOf(text), before === undefined ? undefined : lt(contentVersions.id, before)))
    .orderBy(desc(contentVersions.id))
    .limit(limits.staffTexts.versions);
  return rows.map(({ savedAt, name, surname, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    who: name === null ? null : `${name} ${surname ?? ''}`.trim(),
  }));
}

/** Values of one version of a text. */
export async function readVersion(db: Database, text: TextKey, id: TextVersionId): Promise<unknown> {
  const [found] = await db
    .select({ values: contentVersions.values })
    .from(contentVersions)
    .where(and(versionsOf(text), eq(contentVersions.id, id)));
  return found?.values;
}
