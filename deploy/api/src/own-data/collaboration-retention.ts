import type { CollaborationRetention } from '@puente/contract/constants/collaboration-retention';
import type { collaborationTables } from './collaboration-tables.ts';

/** Time for which the rows of each table about collaborations are kept. A new table does not compile without one. */
export const retentionOf = {
  collaborations: 'collaboration',
  collaborationMembers: 'collaboration',
  collaborationEvents: 'collaboration',
  milestones: 'collaboration',
  planProposals: 'collaboration',
  agreements: 'collaboration',
  agreementAcceptances: 'collaboration',
  universityAgreements: 'collaboration',
  deliveries: 'collaboration',
  deliveryComments: 'collaboration',
  loggedWeeks: 'collaboration',
  evaluations: 'collaboration',
  certificates: 'collaboration',
  teacherInvitations: 'invitation',
  interviews: 'application',
  calendarFeeds: 'calendar',
} as const satisfies Record<keyof typeof collaborationTables | 'interviews', CollaborationRetention>;
