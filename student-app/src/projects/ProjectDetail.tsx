import { acceptsApplications } from '@puente/contract/constants/statuses';
import type { Project } from '@puente/contract/entities/project';
import { Button } from '@puente/design-system/button';
import { Chips } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { ProjectSummary, ProjectText, whyOver } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { shareAddress } from '@puente/platform/sharing';
import { BackToList } from '../lists/BackToList.tsx';
import { ReportProblem } from '../reports/ReportProblem.tsx';
import { TakeDown } from '../takedowns/TakeDown.tsx';
import { TakedownBanner } from '../takedowns/TakedownBanner.tsx';
import { ApplicationStanding } from './ApplicationStanding.tsx';
import { MatchLine } from './MatchLine.tsx';
import { OrganizationMark } from './OrganizationMark.tsx';
import styles from './ProjectDetail.module.css';
import { ProjectOrganization } from './ProjectOrganization.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SimilarProjects } from './SimilarProjects.tsx';
import { useMatches } from './use-match.ts';

export function ProjectDetail({ project }: { project: Project }) {
  const { organization, study_areas: areas = [], taken_down: takedown } = project;
  const { matchOf } = useMatches();
  const isSignedIn = useUser() !== null;
  const isOver = !acceptsApplications(project.status) && project.status !== 'draft';

  return (
    <Stack as="article" gap={6} aria-label={project.title}>
      <Stack gap={5}>
        <BackToList list={href('projects')}>Volver a proyectos</BackToList>
        <Stack gap={3} className={styles.titles}>
          {organization && (
            <Cluster gap={2}>
              <OrganizationMark organization={organization} />
              <Text tone="muted" className={styles.organization}>
                {organization.name}
              </Text>
            </Cluster>
          )}
          <Heading level={1} tabIndex={-1}>
            {project.title}
          </Heading>
        </Stack>
        {areas.length > 0 && <Chips label="Áreas de estudio" words={areas} />}
      </Stack>

      {takedown && <TakedownBanner kind="project" takedown={takedown} />}
      {isOver && <ProjectOver project={project} />}

      <div className={styles.columns}>
        <Stack gap={6} className={styles.body}>
          <MatchLine match={isOver ? null : matchOf(project)} explained />
          <ProjectText project={project} />
        </Stack>
        <div className={styles.side}>
          <Stack gap={3} className={styles.actions}>
            <ApplicationStanding project={project} />
            <SaveButton record={project} wide />
          </Stack>
          <ProjectSummary project={project} />
          {organization && <ProjectOrganization organization={organization} />}
          <Cluster gap={2}>
            <ShareButton title={project.title} />
            {!takedown && project.status !== 'draft' && (
              <TakeDown subject={{ kind: 'project', id: project.id }} title={project.title} />
            )}
            {isSignedIn && <ReportProblem record={{ kind: 'project', id: project.id }} />}
          </Cluster>
        </div>
      </div>
      {!isOver && <SimilarProjects project={project} title="Proyectos parecidos" />}
    </Stack>
  );
}

/** Message for a closed or withdrawn project, with the reason and links to others. */
function ProjectOver({ project }: { project: Project }) {
  return (
    <Stack gap={5}>
      <Notice
        tone="info"
        title={whyOver(project.status)}
        action={
          <ButtonLink href={href('projects')} variant="secondary" size="sm">
            Ver proyectos abiertos
          </ButtonLink>
        }
      >
        {project.status_reason ?? 'Mira otros proyectos que siguen abiertos.'}
      </Notice>
      <SimilarProjects project={project} title="Otros proyectos abiertos" />
    </Stack>
  );
}

/** Button to share the address of the page. */
function ShareButton({ title }: { title: string }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="external"
      onClick={() => void shareAddress({ title, url: window.location.href })}
    >
      Compartir
    </Button>
  );
}
