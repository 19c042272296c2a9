import { answerWords } from '@puente/contract/forms/answer-words';
import { extensionName, withTyped } from '@puente/contract/forms/extensions';
import type { FieldDefinition, FieldValue } from '@puente/contract/forms/field-definition';
import { ClashNotice, type ClashNoticeProps } from './ClashNotice.tsx';

type Answers = Readonly<Record<string, unknown>>;

export interface AnswersClashProps extends Pick<ClashNoticeProps, 'title' | 'children' | 'onChoose'> {
  /** Pages of the form. */
  steps: readonly { fields: readonly FieldDefinition[] }[];
  /** Names of the fields that both changed. */
  fields: readonly string[];
  theirs: Answers;
  mine: Answers;
}

/** `ClashNotice` of a form that is made of definitions: it knows what its fields are called, and their answers in words. */
export function AnswersClash({ steps, fields, theirs, mine, ...notice }: AnswersClashProps) {
  const clashing = steps.flatMap((step) =>
    step.fields.filter(({ value }) => fields.includes(value) || fields.includes(extensionName(value))),
  );
  return (
    <ClashNotice
      {...notice}
      fields={clashing.map((field) => ({
        name: field.value,
        label: field.label,
        theirs: wordsIn(field, theirs),
        mine: wordsIn(field, mine),
      }))}
    />
  );
}

const wordsIn = (field: FieldDefinition, answers: Answers): string =>
  answerWords(field, withTyped(answers[field.value], answers[extensionName(field.value)]) as FieldValue);
