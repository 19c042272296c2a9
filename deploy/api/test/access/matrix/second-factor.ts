import type { secondFactorCalls } from '@puente/contract/calls/second-factor';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. A student, a newcomer and the teacher have a passkey.
const ownPasskey = {
  everyone: [none, none, 404, 404],
  student: [ok, 404, 404, 404],
  teacher: [ok, none, 404, 404],
} as const;

export const secondFactorAccess = {
  'GET /api/auth/second-factor': { everyone: ok },
  'POST /api/auth/second-factor': { everyone: ok },
  'GET /api/users/me/second-factor': { everyone: ok },
  'POST /api/users/me/second-factor/totp': { everyone: ok },
  'POST /api/users/me/second-factor/totp/confirm': { everyone: ok },
  'DELETE /api/users/me/second-factor/totp': { everyone: ok },
  'POST /api/users/me/second-factor/recovery-codes': { everyone: ok },
  'POST /api/users/me/passkeys/options': { everyone: ok },
  'POST /api/users/me/passkeys': { everyone: ok },
  'PUT /api/users/me/passkeys/:id': ownPasskey,
  'DELETE /api/users/me/passkeys/:id': ownPasskey,
  'DELETE /api/users/:id/second-factor': { staff: [ok, ok, ok, 404] },
} satisfies AccessOf<typeof secondFactorCalls>;
