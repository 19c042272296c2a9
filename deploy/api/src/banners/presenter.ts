import type { PlannedBanner } from '@puente/contract/entities/banner';
import type { banners } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';

export type BannerRow = typeof banners.$inferSelect;

export const presentAnnouncement = ({ title, text, link, startsAt, endsAt, hiddenOn }: BannerRow) => ({
  title,
  text,
  link,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
  hiddenOn,
});

export const presentBanner = (row: BannerRow): PlannedBanner => ({
  id: row.id,
  ...presentStamps(row),
  ...presentAnnouncement(row),
});
