import { eq } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { banners } from '../db/schema.ts';
import type { BannerRow } from './presenter.ts';

const isStaff = (actor: Actor | null): boolean => actor?.role === 'staff';

/** Planned banners are for staff; visitors get that of now. */
export const bannerPolicy = {
  table: banners,
  load: async (db, id) => (await db.select().from(banners).where(eq(banners.id, id)))[0],
  sees: isStaff,
  may: { write: isStaff },
} satisfies RowPolicy<'banner', BannerRow>;
