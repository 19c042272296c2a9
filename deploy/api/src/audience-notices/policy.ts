import { eq } from 'drizzle-orm';
import { administrators, isAmong } from '@puente/contract/roles';
import { isEditor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { audienceNotices } from '../db/schema.ts';

export type AudienceNoticeRow = typeof audienceNotices.$inferSelect;

/** Editors write, test and stop notices. Only administrators send to thousands of people. */
export const audienceNoticePolicy = {
  table: audienceNotices,
  load: async (db, id) => (await db.select().from(audienceNotices).where(eq(audienceNotices.id, id)))[0],
  sees: isEditor,
  may: { write: isEditor, send: (actor) => actor !== null && isAmong(administrators, actor) },
} satisfies RowPolicy<'audienceNotice', AudienceNoticeRow>;
