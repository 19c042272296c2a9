import { ofOrganization, ofWork, published, reference } from './decision.ts';

/** Tables without a row about the person who leaves or asks for their data, each with the reason. */
export const impersonalTables = {
  verifications: { impersonal: 'hashed codes that go after a day, found by their hash only' },
  rateLimits: { impersonal: 'counts by a keyed hash, which go after an hour' },
  notices: { impersonal: 'when a job last wrote about a row; says nothing once that row is gone' },
  measurements: { impersonal: 'how often a day, without anything about who was counted' },
  organizations: ofOrganization,
  opportunities: ofOrganization,
  projects: ofOrganization,
  projectMetrics: ofOrganization,
  projectStudyAreas: ofWork,
  projectStudySubareas: ofWork,
  projectTutors: {
    impersonal: 'which teachers guide a project: goes with the teacher, shown with the project',
  },
  workStudyAreas: ofWork,
  universities: reference,
  centers: reference,
  degrees: reference,
  centerDegrees: reference,
  studyAreas: reference,
  studySubareas: reference,
  searchSynonyms: reference,
  campaigns: reference,
  programs: reference,
  programCampaigns: reference,
  resources: published,
  blogPosts: published,
  faqs: published,
  pages: published,
  settings: published,
} as const;
