import { eq } from 'drizzle-orm';
import { type AlertKind, alertKindCodes, alertKinds } from '@puente/contract/constants/alert-kinds';
import type { AlertChoice } from '@puente/contract/entities/alert';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { alertChoices } from '../db/schema.ts';

/** Alert settings for every kind: the person's choice or the default. */
export async function choicesOf(db: Database, userId: UserId): Promise<AlertChoice[]> {
  const chosen = await db.select().from(alertChoices).where(eq(alertChoices.userId, userId));
  return alertKindCodes.map((kind) => {
    const row = chosen.find((one) => one.kind === kind);
    return { kind, here: row?.here ?? true, mail: row?.mail ?? alertKinds[kind].usual };
  });
}

type Change = { kind: AlertKind } & { [Field in 'here' | 'mail']?: AlertChoice[Field] | undefined };

/** Saves the given part of a setting. The rest keeps its value or default. */
export async function choose(db: Database, userId: UserId, { kind, here, mail }: Change): Promise<void> {
  const given = { ...(here !== undefined && { here }), ...(mail !== undefined && { mail }) };
  await db
    .insert(alertChoices)
    .values({ userId, kind, mail: alertKinds[kind].usual, ...given })
    .onConflictDoUpdate({
      target: [alertChoices.userId, alertChoices.kind],
      // A summary tells of what came since it was chosen.
      set: { ...given, ...(mail !== undefined && { chosenAt: new Date() }), kind },
    });
}
