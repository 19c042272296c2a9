import type { credentialCalls } from '@puente/contract/calls/credentials';
import { type AccessOf, ok } from './cells.ts';

export const credentialAccess = {
  'GET /api/credentials/did.json': { everyone: ok },
  'GET /api/credentials/issuer': { everyone: ok },
  'GET /api/credentials/status-list': { everyone: ok },
} satisfies AccessOf<typeof credentialCalls>;
