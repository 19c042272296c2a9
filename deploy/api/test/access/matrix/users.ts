import type { userCalls } from '@puente/contract/calls/users';
import { type AccessOf, ok } from './cells.ts';

export const userAccess = {
  'GET /api/users/me': { everyone: ok },
  'GET /api/users/me/deletion': { everyone: ok },
  'GET /api/users/me/export': { everyone: ok },
  'GET /api/users/:id': {
    everyone: [ok, 404, 404, 404],
    staff: [ok, ok, ok, 404],
    redaccion: [ok, 404, 404, 404],
  },
  'PUT /api/user/me': { everyone: ok },
  'DELETE /api/users/:id': {
    everyone: [ok, 404, 404, 404],
    staff: [ok, ok, ok, 404],
    soporte: [ok, 403, 403, 404],
    redaccion: [ok, 404, 404, 404],
  },
} satisfies AccessOf<typeof userCalls>;
