import { type ShownProject } from '@puente/contract/entities/project';
import { fold } from '@puente/contract/text';
import { Chips } from '../details/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { Goals } from './Goals.tsx';
import { ProjectPeople } from './ProjectPeople.tsx';
import { Paragraphs, ProjectSection } from './ProjectSection.tsx';

interface ProjectTextProps {
  project: ShownProject;
  headingLevel?: HeadingLevel | undefined;
}

/** Everything that a project says in words, section by section. */
export function ProjectText({ project, headingLevel }: ProjectTextProps) {
  const { academic_profile: profile } = project;
  const subareas = othersThan(profile, project.study_subareas ?? []);
  const tags = othersThan([...profile, ...subareas], project.tags);
  const level = { level: headingLevel };
  return (
    <>
      <ProjectSection {...level} title="De qué va">
        <Paragraphs text={project.description} />
      </ProjectSection>
      <ProjectSection {...level} title="Objetivos" when={project.objectives}>
        <Paragraphs text={project.objectives} />
      </ProjectSection>
      <ProjectSection {...level} title="Qué se pide" when={project.requirements}>
        <Paragraphs text={project.requirements} />
      </ProjectSection>
      <ProjectSection {...level} title="Perfil académico" when={profile.length > 0}>
        <Chips label="Perfil académico" words={profile} />
      </ProjectSection>
      <ProjectSection {...level} title="Subáreas" when={subareas.length > 0}>
        <Chips label="Subáreas" words={subareas} />
      </ProjectSection>
      <ProjectSection {...level} title="Cómo se trabaja" when={project.working_method}>
        <Paragraphs text={project.working_method} />
      </ProjectSection>
      <ProjectPeople {...level} project={project} />
      <ProjectSection {...level} title="Objetivos de Desarrollo Sostenible" when={project.ods.length > 0}>
        <Goals numbers={project.ods} />
        <Paragraphs text={project.ods_explanation} />
      </ProjectSection>
      <ProjectSection {...level} title="Temas" when={tags.length > 0}>
        <Chips label="Temas" words={tags} />
      </ProjectSection>
    </>
  );
}

/** Words that have not been said, whatever their accents and case. */
function othersThan(said: readonly string[], words: readonly string[]): readonly string[] {
  const folded = new Set(said.map(fold));
  return words.filter((word) => !folded.has(fold(word)));
}
