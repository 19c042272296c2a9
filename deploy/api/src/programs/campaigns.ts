import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { campaigns } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';

/** Condition for campaigns that run: within their dates, unless staff have stopped them. */
export const isRunning = sql`(${and(
  eq(campaigns.active, true),
  or(isNull(campaigns.startsAt), lte(campaigns.startsAt, sql`now()`)),
  or(isNull(campaigns.endsAt), gt(campaigns.endsAt, sql`now()`)),
)})`;

/**
 * Returns the codes of the campaigns that a registration names, by code or by name (§9: the browser stores the name).
 * @throws Refusal at `campaigns` for a campaign that is unknown or over
 */
export async function assertCampaigns(tx: Database, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const known = await tx
    .select({ code: campaigns.code, name: campaigns.name })
    .from(campaigns)
    .where(and(isRunning, or(inArray(campaigns.code, [...wanted]), inArray(campaigns.name, [...wanted]))));
  const codes = wanted.map((word) => known.find(({ code, name }) => code === word || name === word)?.code);
  if (codes.includes(undefined)) throw refuseFields({ campaigns: messages.campaignUnknown });
  return [...new Set(codes as string[])];
}
