import { asc, desc, gt, lte } from 'drizzle-orm';
import type { Banner } from '@puente/contract/entities/banner';
import { limits } from '@puente/contract/limits';
import { windowState } from '@puente/contract/shown-window';
import type { Database } from '../db/connect.ts';
import { banners } from '../db/schema.ts';
import { presentAnnouncement } from './presenter.ts';

type Announced = Omit<Banner, 'active' | 'updatedAt'>;

/** The second edition of the awards call with its dates (specification §2), until staff plan a banner. */
const specified: Announced = {
  title: 'Segunda edición de los premios',
  text: null,
  link: '/awards',
  from: '2025-03-09T23:00:00.000Z',
  to: '2025-05-22T22:00:00.000Z',
  hiddenOn: ['/organizaciones', '/awards'],
};

/** Paths without a banner that does not say its own: the page to which it leads. That of the awards has more (§2). */
export function usuallyHiddenOn(link: string | null | undefined): string[] {
  const [path = ''] = (link ?? '').split(/[?#]/, 1);
  if (path === specified.link) return specified.hiddenOn;
  return path.startsWith('/') && path !== '/' ? [path] : [];
}

/**
 * The banner for pages that are made now: that of now, or of the next minutes, since pages are kept for a while. A banner
 * is nobody's to see before that. Without any, the last one, which is over.
 */
export async function currentBanner(db: Database, now = new Date()): Promise<Banner> {
  const soon = new Date(now.getTime() + limits.banner.aheadMinutes * 60_000);
  const [next] = await db
    .select()
    .from(banners)
    .where(gt(banners.endsAt, now))
    .orderBy(asc(banners.startsAt))
    .limit(1);
  if (next && next.startsAt <= soon) return present(next, now);
  const [last] = await db
    .select()
    .from(banners)
    .where(lte(banners.endsAt, now))
    .orderBy(desc(banners.endsAt))
    .limit(1);
  return last ? present(last, now) : { ...specified, active: isShown(specified, now), updatedAt: null };
}

const present = (row: typeof banners.$inferSelect, now: Date): Banner => {
  const announced = presentAnnouncement(row);
  return { ...announced, active: isShown(announced, now), updatedAt: row.updatedAt.toISOString() };
};

const isShown = (announced: Announced, now: Date): boolean => windowState(announced, now) === 'now';
