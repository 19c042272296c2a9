/**
 * Kinds of personal data that the product keeps. The API says of which kind each column is (`deploy/api/src/own-data/kinds.ts`);
 * the privacy policy has a sentence for each kind (`public-site/src/legal/personal-data.ts`).
 */
export const personalDataKinds = [
  'account',
  'logins',
  'secondFactor',
  'securityLog',
  'studies',
  'interests',
  'competences',
  'disability',
  'visibility',
  'applications',
  'match',
  'talent',
  'works',
  'teaching',
  'organization',
  'notifications',
  'conversations',
  'contactMessages',
  'drafts',
  'files',
] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];
