import { workLicenceCodes, workLicences, type WorkStage } from '../constants/works.ts';
import type { Work } from '../entities/work.ts';
import type { FieldValue, FieldValues, UploadedFile } from './field-definition.ts';
import { documentPlaces, goalLabels, readingTimes } from './work-steps.ts';
import { workChanges } from './work.ts';

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
  // Never told: an address would say who is on the platform.
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
  awards: work.awards,
});

/**
 * The answers of a form, or of some of its pages, as the changes that are sent. What was not asked stays as it was, but for
 * what an answer has taken the place of: a file that is elsewhere, an embargo that is over.
 */
export function changesOf(stage: WorkStage, answers: FieldValues): ReturnType<typeof workChanges.safeParse> {
  const entries = Object.entries(answers).flatMap(([field, answer]) => sentAs(field, answer));
  return workChanges.safeParse({ status: stage, ...Object.fromEntries(entries) });
}

function sentAs(field: string, answer: FieldValue): [string, unknown][] {
  switch (field) {
    case 'tags':
      return [['tags', tagsIn(textOf(answer))]];
    case 'ods':
      return [['ods', listOf(answer).map((label) => goalLabels.indexOf(label) + 1)]];
    case 'licence':
      return [['licence', workLicenceCodes.find((code) => workLicences[code] === answer) ?? null]];
    case 'file':
      return [['file', isFile(answer) ? answer.id : null]];
    case 'document_place':
      return answer === documentPlaces.elsewhere ? [['file', null]] : [];
    case 'reading_time':
      return answer === readingTimes.now ? [['embargo_until', null]] : [];
    // An empty one leaves the tutor as they are.
    case 'tutor_email':
      return answer === '' ? [] : [['tutor_email', answer]];
    case 'sector':
    case 'release_month':
    case 'tfxDate':
      return [[field, answer === '' ? null : answer]];
    default:
      return [[field, answer]];
  }
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const textOf = (answer: FieldValue): string => (typeof answer === 'string' ? answer : '');
const listOf = (answer: FieldValue): string[] =>
  Array.isArray(answer) ? answer.filter((item): item is string => typeof item === 'string') : [];
const isFile = (answer: FieldValue): answer is UploadedFile =>
  typeof answer === 'object' && answer !== null && 'size' in answer;
