import { and, asc, eq, ne } from 'drizzle-orm';
import type { MessageTemplate } from '@puente/contract/entities/message-template';
import type { MessageTemplateChanges, NewMessageTemplate } from '@puente/contract/forms/message-template';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { withoutUndefined } from '../db/form-columns.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { messageTemplates, organizations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { MessageTemplateRow } from './policy.ts';

export const presentMessageTemplate = ({
  id,
  name,
  text,
  use,
  updatedAt,
}: MessageTemplateRow): MessageTemplate => ({ id, name, text, use, updatedAt: updatedAt.toISOString() });

/** An organisation's message templates by name. */
export async function messageTemplatesOf(
  db: Database,
  organizationId: OrganizationId,
): Promise<MessageTemplate[]> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.organizationId, organizationId))
    .orderBy(asc(inAlphabet(messageTemplates.name)), asc(messageTemplates.id));
  return rows.map(presentMessageTemplate);
}

/** @throws Refusal TooManyMessageTemplates, MessageTemplateExists */
export function keepMessageTemplate(
  db: Database,
  organizationId: OrganizationId,
  template: NewMessageTemplate,
): Promise<MessageTemplateRow> {
  return db.transaction(async (tx) => {
    await lockRow(tx, organizations, organizationId);
    const others = await tx.$count(messageTemplates, eq(messageTemplates.organizationId, organizationId));
    if (others >= limits.messageTemplate.max) throw refuse('TooManyMessageTemplates');
    const [kept] = await tx
      .insert(messageTemplates)
      .values({ organizationId, ...template })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw refuse('MessageTemplateExists');
    return kept;
  });
}

/** @throws Refusal MessageTemplateExists */
export async function changeMessageTemplate(
  tx: Database,
  row: MessageTemplateRow,
  { name, text, use }: MessageTemplateChanges,
): Promise<MessageTemplateRow> {
  const { id, organizationId } = row;
  const changes = withoutUndefined({ name, text, use });
  if (Object.keys(changes).length === 0) return row;
  await lockRow(tx, organizations, organizationId);
  const taken =
    name !== undefined &&
    (await tx.$count(
      messageTemplates,
      and(
        eq(messageTemplates.organizationId, organizationId),
        eq(messageTemplates.name, name),
        ne(messageTemplates.id, id),
      ),
    )) > 0;
  if (taken) throw refuse('MessageTemplateExists');
  return requireRow(
    await tx.update(messageTemplates).set(changes).where(eq(messageTemplates.id, id)).returning(),
  );
}
