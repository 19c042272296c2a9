import type { organizationInsiderCalls } from '@puente/contract/calls/organization-insiders';
import type { organizationVerificationCalls } from '@puente/contract/calls/organization-verification';
import type { organizationCalls } from '@puente/contract/calls/organizations';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. Organisations are public.
export const seenOrganization = {
  everyone: [none, none, ok, 404],
  coordinator: [ok, ok, ok, 404],
  projectManager: [ok, ok, ok, 404],
  'sin-organizacion': [none, ok, ok, 404],
} as const;
const ownOnly = { everyone: [ok, 403, 403, 404], 'sin-organizacion': [none, 403, 403, 404] } as const;
const insiders = { ...ownOnly, staff: [none, none, ok, 404] } as const;
const staffOnly = { staff: [none, none, ok, 404] } as const;

export const organizationAccess = {
  'POST /api/organizations': { everyone: ok },
  'PUT /api/organizations/:id': ownOnly,
  'GET /api/organizations': { everyone: ok },
  'GET /api/organizations/followed': { everyone: ok },
  'GET /api/organizations/matched': { everyone: ok },
  'GET /api/organizations/active': { everyone: ok },
  'GET /api/organizations/:id': seenOrganization,
  'GET /api/organizations/:id/projects': seenOrganization,
  'GET /api/organizations/:id/waiting': ownOnly,
  'GET /api/organizations/:id/impact': ownOnly,
  'GET /api/organizations/:id/followers': insiders,
  // The rest of the figures is for its people and staff.
  'GET /api/organizations/:id/stats': seenOrganization,
  'GET /api/organizations/:id/brand': seenOrganization,
  'GET /api/organizations/:id/people': insiders,
  'GET /api/organizations/:id/history': insiders,
  'GET /api/organizations/:id/talent/access': insiders,
  'GET /api/organizations/:id/talent/opportunities': ownOnly,
  'GET /api/organizations/review': { everyone: ok },
  'GET /api/organizations/:id/doubles': staffOnly,
  'GET /api/organizations/:id/staff-notes': staffOnly,
  'POST /api/organizations/:id/staff-notes': staffOnly,
  'GET /api/organizations/:id/verification/mail': staffOnly,
  'PUT /api/organizations/:id/verification': staffOnly,
  'GET /api/organizations/:id/talent/access/mail': staffOnly,
  // 409 while it is not verified; the demo seed's is.
  'PUT /api/organizations/:id/talent/access': staffOnly,
  'POST /api/project-metrics': { everyone: ok, refs: { organization: { everyone: [none, none, ok, 404] } } },
} satisfies AccessOf<
  typeof organizationInsiderCalls & typeof organizationCalls & typeof organizationVerificationCalls
>;
