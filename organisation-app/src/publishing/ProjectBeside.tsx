import { memo } from 'react';
import type { Project } from '@puente/contract/entities/project';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { previewOf, projectFieldsIn } from '@puente/contract/forms/project-answers';
import { type ProjectChoices, typeNamed } from '@puente/contract/forms/project-steps';
import { Stack } from '@puente/design-system/layout';
import { adviceOfPage } from './advice-of-page.ts';
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
