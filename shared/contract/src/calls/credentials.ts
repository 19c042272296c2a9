import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { positive } from '../filters.ts';

export const credentialCalls = declare({
  subject: 'credentials',
  about:
    'Documents with which anybody verifies an Open Badge of the platform, as JSON-LD: its keys, its profile, and the list of revocations.',
  calls: {
    'GET /api/credentials/did.json': {
      summary: "Returns the issuer's DID document",
      description: 'It has each key whose signatures are accepted, the newest first.',
      access: 'anyone',
      price: 1,
      own: 'public',
      forOtherSites: true,
      answer: 'file',
    },
    'GET /api/credentials/issuer': {
      summary: "Returns the issuer's profile",
      access: 'anyone',
      price: 1,
      own: 'public',
      forOtherSites: true,
      answer: 'file',
    },
    'GET /api/credentials/status-list': {
      summary: 'Returns a signed list of revocations (Bitstring Status List)',
      description: 'Badges name their list and their place in it. A list without badges is not found.',
      access: 'anyone',
      price: 2,
      own: 'public',
      forOtherSites: true,
      query: z.strictObject({ list: positive }),
      answer: 'file',
    },
  },
  examples: { 'GET /api/credentials/status-list': { query: { list: 1 } } },
});
