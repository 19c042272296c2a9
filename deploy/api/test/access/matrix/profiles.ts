import type { profileCalls } from '@puente/contract/calls/profiles';
import { type AccessOf, ok } from './cells.ts';

export const profileAccess = {
  'POST /api/students': { everyone: ok },
  'POST /api/coordinators': { everyone: ok },
  'POST /api/teachers': { everyone: ok },
  'POST /api/project-managers': { everyone: ok },
  'GET /api/coordinators': { everyone: ok, lists: { coordinator: ['own'], staff: ['own', 'others'] } },
  'GET /api/teachers': { everyone: ok, lists: { teacher: ['own'], staff: ['own', 'others'] } },
  'GET /api/project-managers': { everyone: ok, lists: { projectManager: ['own'], staff: ['own', 'others'] } },
} satisfies AccessOf<typeof profileCalls>;
