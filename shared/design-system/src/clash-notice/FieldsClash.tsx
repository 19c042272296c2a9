import { answerWords } from '@puente/contract/forms/answer-words';
import type { FieldValue } from '@puente/contract/forms/field-definition';
import type { AnswersClashProps } from './AnswersClash.tsx';
import { ClashNotice } from './ClashNotice.tsx';

export interface FieldsClashProps extends Omit<AnswersClashProps, 'steps' | 'children'> {
  /** Label on the screen by field name, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
}

/** `ClashNotice` of a form whose fields are written out: `labels` names them. */
export const FieldsClash = ({ labels, fields, theirs, mine, ...notice }: FieldsClashProps) => (
  <ClashNotice
    {...notice}
    fields={Object.entries(labels).flatMap(([name, label]) =>
      fields.includes(name)
        ? [{ name, label, theirs: wordsOf(theirs[name]), mine: wordsOf(mine[name]) }]
        : [],
    )}
  />
);

const wordsOf = (answer: unknown): string => answerWords({ type: 'text' }, answer as FieldValue);
