import type { audienceNoticeCalls } from '@puente/contract/calls/audience-notices';
import { type AccessOf, none, ok } from './cells.ts';

/** Notices have no owner. Editors write them, and only administrators start them. */
const write = { staff: [none, none, ok, 404] } as const;

export const audienceNoticeAccess = {
  'GET /api/audience-notices': { staff: ok },
  'GET /api/audience-notices/reach': { staff: ok },
  'POST /api/audience-notices': { staff: ok },
  'GET /api/audience-notices/:id': write,
  'PUT /api/audience-notices/:id': write,
  'DELETE /api/audience-notices/:id': write,
  'GET /api/audience-notices/:id/preview': write,
  'POST /api/audience-notices/:id/test': write,
  'POST /api/audience-notices/:id/start': write,
  'POST /api/audience-notices/:id/stop': write,
} satisfies AccessOf<typeof audienceNoticeCalls>;
