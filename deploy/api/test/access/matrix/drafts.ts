import type { draftCalls } from '@puente/contract/calls/drafts';
import { type AccessOf, ok } from './cells.ts';

export const draftAccess = {
  'GET /api/drafts': { everyone: ok },
  'PUT /api/drafts': { everyone: ok },
  'DELETE /api/drafts': { everyone: ok },
} satisfies AccessOf<typeof draftCalls>;
