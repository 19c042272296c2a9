import type { ShownProject } from '@puente/contract/entities/project';
import { type ProjectChoices, projectSteps } from '@puente/contract/forms/project-steps';
import { type Advice, adviceOn } from '@puente/contract/project-advice';

/** Returns the advice for one page of the form, or all advice for the review page. */
export function adviceOfPage(
  project: ShownProject,
  choices: ProjectChoices,
  page: number,
): readonly Advice[] {
  const step = projectSteps(choices)[page - 1];
  const advice = adviceOn(project);
  if (!step || step.review) return advice;
  const asked = new Set(
    step.fields.map(({ value }) => (value.startsWith('subareas-') ? 'study_subareas' : value)),
  );
  return advice.filter(({ field }) => asked.has(field));
}
