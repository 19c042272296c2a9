import type { ProjectEditing } from '@puente/contract/entities/project';
import { type ProjectChoices, projectSteps } from '@puente/contract/forms/project-steps';
import { Notice } from '@puente/design-system/notice';
import { shortMoment } from '../dates.ts';

export interface Merged {
  /** The colleague, when it is known who. */
  by: ProjectEditing['changed'];
  /** Fields that came from them. */
  taken: readonly string[];
  /** Fields that both have changed. */
  both: readonly string[];
  choices: ProjectChoices;
}

/** A colleague has saved the project meanwhile: who, what came of it, and what the next saving would replace. */
export function MergedNotice({ by, taken, both, choices }: Merged) {
  return (
    <Notice
      tone="warning"
      live
      title={
        by
          ? `${by.name} ${by.surname} guardó cambios en este proyecto (${shortMoment(by.at)})`
          : 'Este proyecto se ha guardado desde otro sitio'
      }
    >
      {taken.length > 0 && <p>Hemos traído sus cambios en: {labelsOf(taken, choices)}.</p>}
      {both.length > 0 && (
        <p>
          Los dos habéis cambiado: {labelsOf(both, choices)}. Aquí sigue lo que has escrito tú: si guardas,
          quedará en lugar de lo suyo.
        </p>
      )}
      <p>Revísalo y vuelve a guardar.</p>
    </Notice>
  );
}

function labelsOf(fields: readonly string[], choices: ProjectChoices): string {
  const labels = projectSteps(choices).flatMap((step) =>
    step.fields.filter(({ value }) => fields.includes(value)).map(({ label }) => label),
  );
  return labels.join(', ');
}
