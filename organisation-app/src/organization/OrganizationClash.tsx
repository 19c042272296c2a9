import { answerWords } from '@puente/contract/forms/answer-words';
import type { FieldValue } from '@puente/contract/forms/field-definition';
import { ClashNotice } from '@puente/design-system/clash-notice';
import type { useRecordForm } from '@puente/platform/record-forms';
import { labels } from './labels.ts';

type OrganizationClashProps = NonNullable<ReturnType<typeof useRecordForm>['conflict']>;

/** What a colleague saved of the organisation meanwhile, in the fields that were changed here, too. */
export const OrganizationClash = ({ fields, theirs, mine, onChoose }: OrganizationClashProps) => (
  <ClashNotice
    title="Alguien de tu organización ha guardado cambios desde que la abriste"
    onChoose={onChoose}
    fields={Object.entries(labels).flatMap(([name, label]) =>
      fields.includes(name)
        ? [{ name, label, theirs: wordsOf(theirs[name]), mine: wordsOf(mine[name]) }]
        : [],
    )}
  />
);

const wordsOf = (answer: unknown): string => answerWords({ type: 'text' }, answer as FieldValue);
