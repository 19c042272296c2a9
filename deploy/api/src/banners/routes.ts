import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { bannerCalls } from '@puente/contract/calls/banners';
import type { BannerForm } from '@puente/contract/forms/banner';
import type { BannerId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { textOrNone } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { banners } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { currentBanner, usuallyHiddenOn } from './current-banner.ts';
import { presentBanner } from './presenter.ts';

export const bannerRoutes = {
  'GET /api/banners/current': async ({ db }) => ({ data: await currentBanner(db) }),

  'GET /api/banners': async ({ db }) => ({
    data: (await db.select().from(banners).orderBy(desc(banners.startsAt))).map(presentBanner),
  }),

  'POST /api/banners': async ({ db, body: { data } }) => {
    const rows = await db.transaction(async (tx) => {
      await assertAlone(tx, data);
      return tx
        .insert(banners)
        .values({ hiddenOn: usuallyHiddenOn(data.link), ...columnsOf(data) })
        .returning();
    });
    return { data: presentBanner(requireRow(rows)) };
  },

  'PUT /api/banners/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      await assertAlone(tx, data, row.id);
      return tx.update(banners).set(columnsOf(data)).where(eq(banners.id, row.id)).returning();
    });
    return { data: presentBanner(requireRow(rows)) };
  },

  'DELETE /api/banners/:id': async ({ db, row }) => {
    await db.delete(banners).where(eq(banners.id, row.id));
    return undefined;
  },
} satisfies Routes<typeof bannerCalls>;

/**
 * Refuses a second banner for a part of the same time.
 * @throws Refusal at `from` with the title of the other banner
 */
async function assertAlone(tx: Database, { from, to }: BannerForm, own?: BannerId): Promise<void> {
  // Of two at the same moment, the second waits. The table's exclusion constraint holds besides.
  await tx.execute(sql`lock table ${banners} in share row exclusive mode`);
  const [other] = await tx
    .select({ title: banners.title })
    .from(banners)
    .where(
      and(
        lt(banners.startsAt, new Date(to)),
        gt(banners.endsAt, new Date(from)),
        own === undefined ? undefined : ne(banners.id, own),
      ),
    )
    .limit(1);
  if (other) throw refuseFields({ from: messages.bannerOverlaps(other.title) });
}

const columnsOf = ({ title, text, link, from, to, hiddenOn }: BannerForm) => ({
  title,
  text: textOrNone(text),
  link: textOrNone(link),
  startsAt: new Date(from),
  endsAt: new Date(to),
  ...(hiddenOn && { hiddenOn }),
});
