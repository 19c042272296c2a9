import type { PersonalDataKind } from '@puente/contract/constants/personal-data';
import type { named } from './decision.ts';
import { type decisions } from './decisions.ts';
import type { PersonalTable } from './exported.ts';

type Columns<Name extends PersonalTable> = (typeof decisions)[Name]['columns'];

/** Exported columns, by their name in the export or by that of the row that they reference. */
type Exported<Name extends PersonalTable> = {
  [Column in keyof Columns<Name>]: Columns<Name>[Column] extends string | typeof named ? Column : never;
}[keyof Columns<Name>];

/** Kind of all columns of a table, or their usual kind with exceptions, or the kind of each. */
type KindsOf<Name extends PersonalTable> =
  | PersonalDataKind
  | ({ usual: PersonalDataKind } & Partial<Record<Exported<Name>, PersonalDataKind>>)
  | Record<Exported<Name>, PersonalDataKind>;

/**
 * Kinds of personal data. A new table, or a new column of a mixed one, does not compile without a kind. A new kind does
 * not compile without a sentence in the privacy policy.
 */
const kinds = {
  users: 'account',
  securityEvents: 'securityLog',
  staffActs: 'staffActs',
  contentVersions: 'staffActs',
  merges: 'staffActs',
  accounts: 'logins',
  sessions: 'logins',
  totps: 'secondFactor',
  recoveryCodes: 'secondFactor',
  passkeys: 'secondFactor',
  students: {
    studyType: 'studies',
    province: 'studies',
    situation: 'studies',
    qualification: 'interests',
    workDeadline: 'studies',
    tags: 'interests',
    campaigns: 'interests',
    reachedUsHow: 'interests',
    competences: 'competences',
    disability: 'disability',
    disabilityConsentAt: 'disability',
    visibility: 'visibility',
    completedAt: 'account',
    createdAt: 'account',
    updatedAt: 'account',
    universityId: 'studies',
    studyAreaId: 'studies',
  },
  studentDegrees: 'studies',
  teachers: 'teaching',
  teacherDegrees: 'teaching',
  coordinators: 'organization',
  projectManagers: 'organization',
  managedOrganizations: 'organization',
  joinings: 'organization',
  organizationHistory: 'organization',
  staffNotes: 'organization',
  takedowns: 'takedowns',
  alerts: 'notifications',
  alertChoices: 'notifications',
  notificationPreferences: 'notifications',
  messages: 'notifications',
  applications: { usual: 'applications', studied: 'studies', supermatch: 'match' },
  applicationNotes: 'applications',
  interviews: 'applications',
  works: 'works',
  workDrafts: 'works',
  favorites: 'interests',
  favoriteProjects: 'interests',
  favoriteWorks: 'interests',
  favoriteResources: 'interests',
  follows: 'interests',
  opportunityInterests: 'interests',
  savedSearches: 'interests',
  profileViews: 'visibility',
  contactDisclosures: 'visibility',
  talentInvitations: 'talent',
  talentListStudents: 'talent',
  conversations: 'conversations',
  chatMessages: 'conversations',
  collaborations: 'collaborations',
  collaborationMembers: 'collaborations',
  teacherInvitations: 'collaborations',
  agreements: 'collaborations',
  agreementAcceptances: 'collaborations',
  universityAgreements: 'collaborations',
  loggedWeeks: 'collaborations',
  evaluations: 'collaborations',
  certificates: 'collaborations',
  milestones: 'collaborations',
  planProposals: 'collaborations',
  calendarFeeds: 'collaborations',
  deliveries: 'collaborations',
  deliveryComments: 'collaborations',
  collaborationEvents: 'collaborations',
  contactMessages: 'contactMessages',
  contactEntries: 'contactMessages',
  awardJurors: 'awardJury',
  awardScores: 'awardJury',
  drafts: 'drafts',
  files: 'files',
} as const satisfies {
  [Name in PersonalTable]: KindsOf<Name>;
};

/** Returns the kind of a column of the export; undefined for a column without one. */
export function kindOf(table: string, column: string): PersonalDataKind | undefined {
  const all: Partial<Record<string, PersonalDataKind | Partial<Record<string, PersonalDataKind>>>> = kinds;
  const kind = all[table];
  return typeof kind === 'string' ? kind : (kind?.[column] ?? kind?.['usual']);
}
