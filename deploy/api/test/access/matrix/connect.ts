import type { connectCalls } from '@puente/contract/calls/connect';
import { type AccessOf, ok } from './cells.ts';

export const connectAccess = {
  'GET /api/connect/providers': { everyone: ok },
  'GET /api/connect/google': { everyone: ok },
  'GET /api/connect/microsoft': { everyone: ok },
  'GET /api/connect/google/callback': { everyone: ok },
  'GET /api/connect/microsoft/callback': { everyone: ok },
  'POST /api/users-permissions/register-student': { everyone: ok },
  'POST /api/users-permissions/google/register': { everyone: ok },
  'POST /api/users-permissions/microsoft/register': { everyone: ok },
} satisfies AccessOf<typeof connectCalls>;
