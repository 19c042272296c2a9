import type { agreementCalls } from '@puente/contract/calls/agreements';
import type { calendarFeedCalls } from '@puente/contract/calls/calendar-feed';
import type { certificateCalls } from '@puente/contract/calls/certificates';
import type { collaborationResultCalls } from '@puente/contract/calls/collaboration-results';
import type { collaborationTeacherCalls } from '@puente/contract/calls/collaboration-teachers';
import type { collaborationCalls } from '@puente/contract/calls/collaborations';
import type { deliveryCalls } from '@puente/contract/calls/deliveries';
import type { evaluationCalls } from '@puente/contract/calls/evaluations';
import type { planCalls } from '@puente/contract/calls/plans';
import { type AccessOf, none, ok } from './cells.ts';
import { ofProject } from './desk.ts';
import { seenOrganization } from './organizations.ts';

// Cells: own, same role's other, other organisation's, missing.
const selected = { student: [ok, 404, none, 404], hidden: { student: [ok, 404, none] } } as const;
// The seed has none of the other coordinator and manager, nor of the other teacher.
const involved = { everyone: [ok, none, 404, 404], student: [ok, 404, none, 404] } as const;

export const collaborationAccess = {
  'POST /api/applys/:id/confirm': selected,
  'POST /api/applys/:id/decline': selected,
  'GET /api/projects/:id/teamwork': ofProject,
  'PUT /api/projects/:id/teamwork': ofProject,
  'GET /api/collaborations': {
    everyone: ok,
    lists: { student: ['own'], coordinator: ['own'], projectManager: ['own'], teacher: ['own'] },
  },
  'GET /api/collaborations/:id': involved,
  'PUT /api/collaborations/:id': involved,
  'POST /api/collaborations/:id/move': involved,
  'GET /api/collaborations/:id/hours': involved,
  'PUT /api/collaborations/:id/hours': involved,
  'POST /api/collaborations/:id/hours/confirmations': involved,
  'POST /api/collaborations/:id/hours/objections': involved,
  'POST /api/collaborations/:id/departures': involved,
} satisfies AccessOf<typeof collaborationCalls>;

export const collaborationResultAccess = {
  'GET /api/collaborations/:id/result': involved,
  'PUT /api/collaborations/:id/result': involved,
  'POST /api/collaborations/:id/result': involved,
} satisfies AccessOf<typeof collaborationResultCalls>;

export const collaborationTeacherAccess = {
  'POST /api/collaborations/:id/teacher-invitation': involved,
  'DELETE /api/collaborations/:id/teacher-invitation': involved,
  'DELETE /api/collaborations/:id/teacher': involved,
  'GET /api/teacher-invitations': { everyone: ok },
  'POST /api/teacher-invitations/:id/answer': { teacher: [ok, none, none, 404] },
} satisfies AccessOf<typeof collaborationTeacherCalls>;

export const evaluationAccess = {
  'GET /api/collaborations/:id/evaluations': involved,
  'POST /api/collaborations/:id/evaluations/organization': involved,
  'POST /api/collaborations/:id/evaluations/students': involved,
  'POST /api/collaborations/:id/evaluations/problems': involved,
  'GET /api/organizations/:id/evaluations': seenOrganization,
  'GET /api/users/me/evaluations': { everyone: ok },
  'GET /api/evaluations/by-link': { everyone: ok },
  'POST /api/evaluations/by-link': { everyone: ok },
} satisfies AccessOf<typeof evaluationCalls>;

export const planAccess = {
  'GET /api/collaborations/:id/plan': involved,
  'POST /api/collaborations/:id/plan': involved,
  'POST /api/collaborations/:id/plan/answers': involved,
} satisfies AccessOf<typeof planCalls>;

export const agreementAccess = {
  'GET /api/collaborations/:id/agreement': involved,
  'POST /api/collaborations/:id/agreement': involved,
  'POST /api/collaborations/:id/agreement/acceptances': involved,
  'GET /api/collaborations/:id/agreement/file': involved,
  'GET /api/collaborations/:id/agreement/copy': involved,
  'POST /api/collaborations/:id/university-agreements': involved,
  'GET /api/collaborations/:id/university-agreements/copy': involved,
  'GET /api/universities/agreement-rules': { staff: ok },
  'PUT /api/universities/:id/agreement-rule': {
    staff: [none, none, ok, 404],
    hidden: { staff: [none, none, ok] },
  },
} satisfies AccessOf<typeof agreementCalls>;
export const deliveryAccess = {
  'GET /api/collaborations/:id/deliveries': involved,
  'POST /api/collaborations/:id/deliveries': involved,
  'POST /api/collaborations/:id/deliveries/answers': involved,
  'POST /api/collaborations/:id/deliveries/comments': involved,
  // The seed has none of the project manager.
  'GET /api/deliveries/:id/file': { ...involved, projectManager: [none, none, 404, 404] },
} satisfies AccessOf<typeof deliveryCalls>;

export const calendarFeedAccess = {
  'GET /api/users/me/calendar': { everyone: ok },
  'POST /api/users/me/calendar': { everyone: ok },
  'DELETE /api/users/me/calendar': { everyone: ok },
  'GET /api/calendar': { everyone: ok },
} satisfies AccessOf<typeof calendarFeedCalls>;

export const certificateAccess = {
  'GET /api/certificates': { everyone: ok },
  'GET /api/collaborations/:id/certificates': involved,
  'POST /api/collaborations/:id/certificates': involved,
  'POST /api/collaborations/:id/certificates/shown': involved,
  'POST /api/collaborations/:id/certificates/voidings': involved,
  'POST /api/collaborations/:id/certificates/competences': involved,
  'GET /api/collaborations/:id/certificates/file': involved,
  'GET /api/collaborations/:id/certificates/badge': involved,
} satisfies AccessOf<typeof certificateCalls>;
