import { workLicenceCodes, workLicences, type WorkStage } from '../constants/works.ts';
import { listedIn, listOf, textOf } from './answer-lists.ts';
import type { FieldValue, FieldValues, UploadedFile } from './field-definition.ts';
import { workChanges } from './work.ts';
import { documentPlaces, goalLabels, readingTimes } from './work-steps.ts';

/**
 * Converts the answers of a form, or of some of its pages, to changes. Other fields keep their values, except those that an answer makes
 * obsolete: the file of a work published elsewhere, or an ended embargo.
 */
export function changesOf(stage: WorkStage, answers: FieldValues): ReturnType<typeof workChanges.safeParse> {
  const entries = Object.entries(answers).flatMap(([field, answer]) => sentAs(field, answer));
  return workChanges.safeParse({ status: stage, ...Object.fromEntries(entries) });
}

function sentAs(field: string, answer: FieldValue): [string, unknown][] {
  switch (field) {
    case 'tags':
      return [['tags', listedIn(textOf(answer))]];
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

const isFile = (answer: FieldValue): answer is UploadedFile =>
  typeof answer === 'object' && answer !== null && 'size' in answer;
