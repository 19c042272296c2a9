import type { uploadCalls } from '@puente/contract/calls/uploads';
import { type AccessOf, ok } from './cells.ts';

export const uploadAccess = {
  'POST /api/upload': { everyone: ok },
  'GET /api/upload/parts': { everyone: ok },
  'POST /api/upload/parts': { everyone: ok },
  'POST /api/upload/whole': { everyone: ok },
} satisfies AccessOf<typeof uploadCalls>;
