import type { problemCalls } from '@puente/contract/calls/problems';
import type { AccessOf } from './cells.ts';
import { parties } from './conversations.ts';
import { seenOpportunity } from './opportunities.ts';
import { seenOrganization } from './organizations.ts';
import { seenProject } from './projects.ts';
import { seenWork } from './works.ts';

// Readers report what they may read.
export const problemAccess = {
  'POST /api/projects/:id/problems': seenProject,
  'POST /api/tfxes/:id/problems': seenWork,
  'POST /api/opportunities/:id/problems': seenOpportunity,
  'POST /api/organizations/:id/problems': seenOrganization,
  'POST /api/conversations/:id/problems': parties,
} satisfies AccessOf<typeof problemCalls>;
