import type { ProjectRow } from './columns.ts';

/** Public texts of a project, which its presentation, a copy and a template share. */
export const wordsOf = (row: ProjectRow) => ({
  title: row.title,
  description: row.description,
  objectives: row.objectives,
  ods: row.ods,
  ods_explanation: row.odsExplanation,
  academic_profile: row.academicProfile,
  requirements: row.requirements,
  working_method: row.workingMethod,
  tags: row.tags,
  internship: row.internship,
  language: row.language,
  presentiality: row.presentiality,
  location: row.location,
  visibility_consent: row.visibilityConsent,
  remuneration: row.remuneration,
  dedication: row.dedication,
  result_owner: row.resultOwner,
  answer_days: row.answerDays,
});
