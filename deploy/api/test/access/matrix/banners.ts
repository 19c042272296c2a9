import type { bannerCalls } from '@puente/contract/calls/banners';
import { type AccessOf, none, ok } from './cells.ts';

/** Banners have no owner. The demo seed has one that is over. */
const write = { staff: [none, none, ok, 404] } as const;

export const bannerAccess = {
  'GET /api/banners/current': { everyone: ok },
  'GET /api/banners': { staff: ok },
  'POST /api/banners': { staff: ok },
  'PUT /api/banners/:id': write,
  'DELETE /api/banners/:id': write,
} satisfies AccessOf<typeof bannerCalls>;
