import type { platformFigureCalls } from '@puente/contract/calls/platform-figures';
import { type AccessOf, ok } from './cells.ts';

export const platformFigureAccess = {
  'GET /api/platform-figures': { staff: ok, redaccion: ok, soporte: ok },
} satisfies AccessOf<typeof platformFigureCalls>;
