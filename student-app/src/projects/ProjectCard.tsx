import type { Project } from '@puente/contract/entities/project';
import type { Match } from '@puente/contract/match';
import type { HeadingLevel } from '@puente/design-system/heading';
import { AlreadyApplied, ProjectCard as Card } from '@puente/design-system/project';
import { href } from '@puente/platform/links';
import { MatchLine } from './MatchLine.tsx';
import { OrganizationMark } from './OrganizationMark.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useCanSaveProjects } from './saved-projects.ts';

interface ProjectCardProps {
  project: Project;
  headingLevel: HeadingLevel;
  /** Match between the project and the student. */
  match?: Match | null;
  /** True when the student has applied to the project. */
  applied?: boolean;
  onForget?: () => void;
}

/** Project in a list, with the state of a student's application and a save button. */
export function ProjectCard({
  project,
  headingLevel,
  match = null,
  applied = false,
  onForget,
}: ProjectCardProps) {
  const canSave = useCanSaveProjects();
  const { id, organization } = project;
  return (
    <Card
      project={project}
      headingLevel={headingLevel}
      href={href('project', { id })}
      mark={organization && <OrganizationMark organization={organization} />}
      standing={applied ? <AlreadyApplied /> : <MatchLine match={match} />}
      {...(canSave && { actions: <SaveButton record={project} {...(onForget && { onForget })} /> })}
    />
  );
}
