import type { uploadCalls } from '@puente/contract/calls/uploads';
import { type AccessOf, ok } from './cells.ts';

export const uploadAccess = {
  'POST /api/upload': { everyone: ok },
} satisfies AccessOf<typeof uploadCalls>;
