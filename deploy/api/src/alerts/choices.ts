import { alertKindCodes, alertKinds, type AlertKind } from '@puente/contract/constants/alert-kinds';
import type { AlertChoice } from '@puente/contract/entities/alert';
import type { UserId } from '@puente/contract/ids';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { alertChoices } from '../db/schema.ts';

/** Every kind, with what a person chose or what is usual. */
export async function choicesOf(db: Database, userId: UserId): Promise<AlertChoice[]> {
  const chosen = await db.select().from(alertChoices).where(eq(alertChoices.userId, userId));
  return alertKindCodes.map((kind) => {
    const row = chosen.find((one) => one.kind === kind);
    return { kind, here: row?.here ?? true, mail: row?.mail ?? alertKinds[kind].usual };
  });
}

type Change = { kind: AlertKind } & { [Field in 'here' | 'mail']?: AlertChoice[Field] | undefined };

/** Keeps what is given of a choice; the rest stays as it was, or usual. */
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
