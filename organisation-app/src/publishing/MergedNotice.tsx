import type { ProjectEditing } from '@puente/contract/entities/project';
import { AnswersClash } from '@puente/design-system/clash-notice';
import type { FormStep } from '@puente/design-system/multi-step-form';
import type { RecordSteps } from '@puente/platform/record-forms';
import { shortMoment } from '../dates.ts';

export interface Merged {
  /** Colleague who saved the project, if known. */
  by: ProjectEditing['changed'];
  /** Fields with a colleague's changes. */
  taken: readonly string[];
}

interface MergedNoticeProps extends Merged {
  conflict: NonNullable<RecordSteps<never>['conflict']>;
  steps: readonly FormStep[];
}

/** Notice that a colleague has saved the project: their name, the merged fields, and the conflicts. */
export function MergedNotice({ by, taken, conflict, steps }: MergedNoticeProps) {
  return (
    <AnswersClash
      {...conflict}
      key={conflict.id}
      steps={steps}
      title={
        by
          ? `${by.name} ${by.surname} guardó cambios en este proyecto (${shortMoment(by.at)})`
          : 'Este proyecto se ha guardado desde otro sitio'
      }
    >
      {taken.length > 0 && <p>{`Hemos traído sus cambios en: ${labelsOf(taken, steps)}.`}</p>}
    </AnswersClash>
  );
}

function labelsOf(fields: readonly string[], steps: readonly FormStep[]): string {
  const labels = steps.flatMap((step) =>
    step.fields.filter(({ value }) => fields.includes(value)).map(({ label }) => label),
  );
  return labels.join(', ');
}
