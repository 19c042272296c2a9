import type { PersonalDataKind } from '@puente/contract/constants/personal-data';
import type { named } from './decision.ts';
import { type decisions } from './decisions.ts';
import type { PersonalTable } from './exported.ts';

type Columns<Name extends PersonalTable> = (typeof decisions)[Name]['columns'];

/** Exported columns, by their name in the export or by that of the row that they reference. */
type Exported<Name extends PersonalTable> = {
  [Column in keyof Columns<Name>]: Columns<Name>[Column] extends string | typeof named ? Column : never;
}[keyof Columns<Name>];

/**
 * The kind of personal data of each table, or of each column in tables with many columns. A new table, or a new column
 * of those, does not compile without a kind. A new kind does not compile without a sentence in the privacy policy.
 */
const kinds = {
  users: {
    id: 'account',
    email: 'account',
    emailVerified: 'account',
    name: 'account',
    surname: 'account',
    phone: 'account',
    profileType: 'account',
    createdAt: 'account',
    updatedAt: 'account',
    lastLogin: 'account',
  },
  securityEvents: 'securityLog',
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
  alerts: 'notifications',
  alertChoices: 'notifications',
  notificationPreferences: 'notifications',
  messages: 'notifications',
  applications: {
    status: 'applications',
    motivation: 'applications',
    interest: 'applications',
    availability: 'applications',
    video: 'applications',
    deadline: 'applications',
    tutor: 'applications',
    projectExpected: 'applications',
    rtxInterest: 'applications',
    statusReason: 'applications',
    refusal: 'applications',
    createdAt: 'applications',
    sentAt: 'applications',
    preselectedAt: 'applications',
    answeredAt: 'applications',
    studied: 'studies',
    answerDue: 'applications',
    withdrawnAt: 'applications',
    updatedAt: 'applications',
    supermatch: 'match',
    projectId: 'applications',
  },
  applicationNotes: 'applications',
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
  contactMessages: 'contactMessages',
  drafts: 'drafts',
  files: 'files',
} as const satisfies {
  [Name in PersonalTable]: PersonalDataKind | Record<Exported<Name>, PersonalDataKind>;
};

/** The kind of a column of the export; undefined for a column without one. */
export function kindOf(table: string, column: string): PersonalDataKind | undefined {
  const all: Readonly<Record<string, PersonalDataKind | Readonly<Record<string, PersonalDataKind>>>> = kinds;
  const kind = all[table];
  return typeof kind === 'string' ? kind : kind?.[column];
}
