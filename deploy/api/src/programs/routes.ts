import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { programCalls } from '@puente/contract/calls/programs';
import type { CampaignUpdate } from '@puente/contract/forms/campaign';
import type { CampaignId, ProgramId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { campaignPolicy } from '../content/policy.ts';
import { assertUnique } from '../db/assert-unique.ts';
import type { Database } from '../db/connect.ts';
import { textOrNone } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { campaigns, programCampaigns, programs } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';
import { presentCampaigns, presentPrograms } from './presenter.ts';

const everyCampaign = listOf<'GET /api/campaigns'>()({
  from: sql`${campaigns}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ campaign: campaigns, total })
      .from(campaigns)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    code: matches(campaigns.code),
    name: matches(campaigns.name),
    active: matches(campaigns.active),
    id: matches(campaigns.id),
  },
  sorts: { 'name:asc': [asc(inAlphabet(campaigns.name)), asc(campaigns.id)] },
  sort: 'name:asc',
});

const everyProgram = listOf<'GET /api/programs'>()({
  from: sql`${programs}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ program: programs, total })
      .from(programs)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { code: matches(programs.code), name: matches(programs.name), id: matches(programs.id) },
  sorts: {
    'id:asc': [asc(programs.id)],
    'name:asc': [asc(inAlphabet(programs.name)), asc(programs.id)],
  },
  sort: 'id:asc',
});

export const programRoutes = {
  'GET /api/campaigns': ({ db, query, visible }) =>
    everyCampaign(db, query, visible, (rows) =>
      presentCampaigns(
        db,
        rows.map(({ campaign }) => campaign),
        query.populate,
      ),
    ),

  'POST /api/campaigns': async ({ db, body: { data } }) => {
    const values = { ...columnsOf(data), code: data.code, name: data.name, title: data.title ?? '' };
    const rows = await db.insert(campaigns).values(values).onConflictDoNothing().returning();
    if (rows.length === 0) throw refuseFields({ code: messages.taken });
    return { data: requireRow(await presentCampaigns(db, rows, ['logo'])) };
  },

  'PUT /api/campaigns/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    await assertUnique(db, campaigns, campaigns.code, data.code, row.id, 'code');
    const values = { ...columnsOf(data), updatedAt: new Date() };
    const { startsAt = row.startsAt, endsAt = row.endsAt } = values;
    if (startsAt && endsAt && startsAt >= endsAt) throw refuseFields({ to: messages.endsTooEarly });
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return tx.update(campaigns).set(values).where(eq(campaigns.id, row.id)).returning();
    });
    return { data: requireRow(await presentCampaigns(db, rows, ['logo'])) };
  },

  'GET /api/programs': ({ db, actor, query }) =>
    everyProgram(db, query, sql`true`, (rows) =>
      presentPrograms(
        db,
        rows.map(({ program }) => program),
        query.populate ?? [],
        campaignPolicy.visible(actor),
      ),
    ),

  'PUT /api/programs/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const { logo, campaigns: wanted, name } = data;
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      // First, so that other changes of the same program wait.
      const changed = await tx
        .update(programs)
        .set({ name, logoId: logo, updatedAt: new Date() })
        .where(eq(programs.id, row.id))
        .returning();
      if (wanted) await setCampaigns(tx, row.id, wanted);
      return changed;
    });
    const shown = ['logo', 'projects', 'programCampaign'] as const;
    return { data: requireRow(await presentPrograms(db, rows, shown, campaignPolicy.visible(actor))) };
  },
} satisfies Routes<typeof programCalls>;

const columnsOf = ({ code, name, title, subtitle, logo, active, from, to }: CampaignUpdate) => ({
  code,
  name,
  title,
  subtitle: textOrNone(subtitle),
  logoId: logo,
  active,
  startsAt: momentOrNone(from),
  endsAt: momentOrNone(to),
});

const momentOrNone = (moment: string | null | undefined): Date | null | undefined =>
  moment ? new Date(moment) : moment === undefined ? undefined : null;

async function setCampaigns(
  db: Database,
  programId: ProgramId,
  wanted: readonly CampaignId[],
): Promise<void> {
  const ofProgram = eq(programCampaigns.programId, programId);
  await db
    .delete(programCampaigns)
    .where(
      wanted.length === 0 ? ofProgram : and(ofProgram, notInArray(programCampaigns.campaignId, [...wanted])),
    );
  if (wanted.length === 0) return;
  const kept = await db
    .select({ id: programCampaigns.campaignId })
    .from(programCampaigns)
    .where(and(ofProgram, inArray(programCampaigns.campaignId, [...wanted])));
  const known = new Set(kept.map(({ id }) => id));
  const added = [...new Set(wanted)].filter((id) => !known.has(id));
  if (added.length > 0)
    await db.insert(programCampaigns).values(added.map((campaignId) => ({ programId, campaignId })));
}
