import { memo } from 'react';
import type { Project, ShownProject } from '@puente/contract/entities/project';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { previewOf, projectFieldsIn } from '@puente/contract/forms/project-answers';
import { type ProjectChoices, projectSteps, typeNamed } from '@puente/contract/forms/project-steps';
import { type Advice, adviceOn } from '@puente/contract/project-advice';
import { Stack } from '@puente/design-system/layout';
import { FoldedExample } from './ExampleProject.tsx';
import { ProjectAdvice } from './ProjectAdvice.tsx';
import { ProjectPreview } from './ProjectPreview.tsx';

interface ProjectBesideProps {
  project: Project;
  values: FieldValues;
  page: number;
  choices: ProjectChoices;
}

/** Advice, example and preview of the project next to its form. Rendered after the keystroke has been handled. */
export const ProjectBeside = memo(function ProjectBeside({
  project,
  values,
  page,
  choices,
}: ProjectBesideProps) {
  const preview = previewOf(project, projectFieldsIn(values, choices), choices);
  return (
    <Stack gap={6}>
      <ProjectAdvice advice={adviceOfPage(preview, choices, page)} />
      <FoldedExample {...typeNamed(values)} />
      <ProjectPreview project={preview} />
    </Stack>
  );
});

/** Returns the advice for one page of the form, or all advice for the review page. */
function adviceOfPage(project: ShownProject, choices: ProjectChoices, page: number): readonly Advice[] {
  const step = projectSteps(choices)[page - 1];
  const advice = adviceOn(project);
  if (!step || step.review) return advice;
  const asked = new Set(
    step.fields.map(({ value }) => (value.startsWith('subareas-') ? 'study_subareas' : value)),
  );
  return advice.filter(({ field }) => asked.has(field));
}
