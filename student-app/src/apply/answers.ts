import { textOf } from '@puente/contract/forms/answer-lists';
import { applicationDraft, newApplication } from '@puente/contract/forms/application';
import type { FieldValue, FieldValues } from '@puente/contract/forms/field-definition';
import type { ProjectId } from '@puente/contract/ids';
import { applicationFields } from './steps.ts';

/** Returns the request body of an application, without unanswered fields. */
export const applicationFrom = (project: ProjectId, answers: FieldValues) =>
  newApplication.parse({ project, ...withoutEmpty(fieldsOf(answers)) });

/** Returns the draft of an unfinished form, including cleared fields. Texts over their limit are truncated. */
export const draftFrom = (project: ProjectId, answers: FieldValues, step: number) =>
  applicationDraft.parse({ project, ...fieldsOf(answers), step });

function fieldsOf(answers: FieldValues): Readonly<Record<string, unknown>> {
  const texts = applicationFields.flatMap((field): [string, string][] =>
    field.type === 'text' || field.type === 'textarea'
      ? [[field.value, textOf(answers[field.value]).slice(0, field.maxLength)]]
      : [],
  );
  return {
    ...Object.fromEntries<unknown>(texts),
    deadline: isDay(answers['deadline']) ? answers['deadline'] : null,
    rtx_interest: answers['rtx_interest'] === true,
    CV: fileIn(answers['CV']),
  };
}

const withoutEmpty = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== false),
  );

/** Tells whether an answer is a complete date. A half-filled date field holds partial text. */
const isDay = (answer: FieldValue | undefined): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(textOf(answer));

const fileIn = (answer: FieldValue | undefined): number | null =>
  typeof answer === 'object' && answer !== null && 'size' in answer ? answer.id : null;
