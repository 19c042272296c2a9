import { workTexts } from '../constants/work-texts.ts';
import { workLicences } from '../constants/works.ts';
import { recordOf } from '../each.ts';
import type { Work } from '../entities/work.ts';
import type { FieldValues } from './field-definition.ts';
import { documentPlaces, goalLabels, readingTimes } from './work-steps.ts';

// In a separate file from the body (work-changes.ts): showing a form needs no schemas yet.

/** Fields that the form holds as a text; the work has null for an empty one. */
const texts = [
  'title',
  'summary',
  'language',
  'sector',
  'tutor',
  'release_month',
  'index',
  'tfxDate',
  'url',
  'embargo_until',
  ...workTexts,
  'linkedin',
] as const;

/** A work as the fields of its form hold it. */
export const answersOf = (work: Work): FieldValues => ({
  ...recordOf(texts, (name) => work[name] ?? ''),
  study_areas: work.study_areas ?? [],
  categories: work.categories,
  tags: work.tags.join(', '),
  // Never filled in: the address would reveal who has an account.
  tutor_email: '',
  document_place: work.file === null && work.url !== null ? documentPlaces.elsewhere : documentPlaces.here,
  file: work.file,
  licence: work.licence === null ? '' : workLicences[work.licence],
  reading_time: work.embargo_until === null ? readingTimes.now : readingTimes.later,
  ods: work.ods.flatMap((number) => goalLabels[number - 1] ?? []),
  contactable: work.contactable,
  awards: work.awards,
});
