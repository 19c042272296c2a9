import {
  type AwardEdition,
  awardEdition,
  type AwardEntry,
  awardEntry,
} from '@puente/contract/entities/award';
import { type PlannedBanner, plannedBanner } from '@puente/contract/entities/banner';
import type { OnTheWire } from '@puente/contract/ids';

/** Banners and awards as returned by the API. */

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

export const banner = (change: Partial<OnTheWire<PlannedBanner>> = {}): PlannedBanner =>
  plannedBanner.parse({
    id: 3,
    ...stamps,
    title: 'Tercera edición',
    text: null,
    link: '/awards',
    from: inDays(-1),
    to: inDays(1),
    hiddenOn: ['/awards'],
    ...change,
  });

export const edition = (change: Partial<OnTheWire<AwardEdition>> = {}): AwardEdition =>
  awardEdition.parse({
    id: 6,
    ...stamps,
    year: 2026,
    name: 'Tercera edición',
    description: 'Para trabajos **útiles**.',
    criteria: ['Utilidad', 'Rigor'],
    opensAt: inDays(-1),
    closesAt: inDays(1),
    judgedBy: null,
    announcedAt: inDays(2),
    categories: [
      { id: 1, name: 'TFG', winners: [] },
      { id: 2, name: 'TFM', winners: [] },
    ],
    ...change,
  });

export const entry = (change: Partial<OnTheWire<AwardEntry>> = {}): AwardEntry =>
  awardEntry.parse({
    id: 9,
    createdAt: stamps.createdAt,
    edition: 6,
    category: 1,
    work: { id: 8, title: 'Compost de barrio', author: 'Antía Castro' },
    winner: false,
    ...change,
  });
