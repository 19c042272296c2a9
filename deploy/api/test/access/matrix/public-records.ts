import type { publicRecordCalls } from '@puente/contract/calls/public-records';
import { type AccessOf, ok } from './cells.ts';

export const publicRecordAccess = {
  'GET /api/public-records': { everyone: ok },
  'GET /api/withdrawn-pages': { everyone: ok },
} satisfies AccessOf<typeof publicRecordCalls>;
