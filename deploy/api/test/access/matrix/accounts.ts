import type { accountCalls } from '@puente/contract/calls/accounts';
import { type AccessOf, ok } from './cells.ts';

export const accountAccess = {
  'POST /api/auth/local': { everyone: ok },
  'POST /api/auth/local/register': { everyone: ok },
  'POST /api/auth/send-email-confirmation': { everyone: ok },
  'POST /api/auth/forgot-password': { everyone: ok },
  'POST /api/auth/reset-password': { everyone: ok },
  'POST /api/auth/change-email': { everyone: ok },
  'POST /api/auth/confirm-email-change': { everyone: ok },
  'POST /api/auth/undo-email-change': { everyone: ok },
  'POST /api/auth/change-password': { everyone: ok },
  'POST /auth': { everyone: ok },
  'POST /auth/request-message': { everyone: ok },
  'POST /api/auth/logout': { everyone: ok },
  'POST /api/auth/logout-everywhere': { everyone: ok },
} satisfies AccessOf<typeof accountCalls>;
