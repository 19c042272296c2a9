/**
 * Kinds of personal data that the product stores. The API maps each column to a kind (`deploy/api/src/own-data/kinds.ts`). The privacy
 * policy has a sentence for each kind (`public-site/src/legal/personal-data.ts`).
 */
export const personalDataKinds = [
  'account',
  'logins',
  'secondFactor',
  'securityLog',
  'staffActs',
  'studies',
  'interests',
  'competences',
  'disability',
  'visibility',
  'applications',
  'collaborations',
  'match',
  'talent',
  'works',
  'teaching',
  'organization',
  'takedowns',
  'notifications',
  'conversations',
  'contactMessages',
  'awardJury',
  'drafts',
  'files',
] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
