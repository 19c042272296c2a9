import { workLicences } from '../constants/works.ts';
import type { Work } from '../entities/work.ts';
import type { FieldValues } from './field-definition.ts';
import { documentPlaces, goalLabels, readingTimes } from './work-steps.ts';

// In a separate file from the body (work-changes.ts): showing a form needs no schemas yet.

/** A work as the fields of its form hold it. */
export const answersOf = (work: Work): FieldValues => ({
  title: work.title,
  summary: work.summary,
  study_areas: work.study_areas ?? [],
  language: work.language ?? '',
  sector: work.sector ?? '',
  categories: work.categories,
  tags: work.tags.join(', '),
  tutor: work.tutor ?? '',
  // Never filled in: the address would reveal who has an account.
  tutor_email: '',
  release_month: work.release_month ?? '',
  index: work.index ?? '',
  tfxDate: work.tfxDate ?? '',
  document_place: work.file === null && work.url !== null ? documentPlaces.elsewhere : documentPlaces.here,
  file: work.file,
  url: work.url ?? '',
  licence: work.licence === null ? '' : workLicences[work.licence],
  reading_time: work.embargo_until === null ? readingTimes.now : readingTimes.later,
  embargo_until: work.embargo_until ?? '',
  ods: work.ods.flatMap((number) => goalLabels[number - 1] ?? []),
  impact: work.impact ?? '',
  sustainability: work.sustainability ?? '',
  innovation: work.innovation ?? '',
  viability: work.viability ?? '',
  linkedin: work.linkedin ?? '',
  contactable: work.contactable,
  awards: work.awards,
});
