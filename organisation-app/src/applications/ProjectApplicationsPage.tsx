import { projectQueries } from '@puente/client/projects';
import { statuses } from '@puente/contract/constants/statuses';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { ProjectId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Container } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { StatusChip } from '@puente/design-system/status';
import { TakedownNotice } from '@puente/design-system/takedown';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle, useReady } from '@puente/platform/ui';
import styles from './Applications.module.css';
import { ApplicationSkeletons } from './ApplicationSkeletons.tsx';
import { Desk } from './Desk.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { assertRuns, ProjectProblem } from './ProjectProblem.tsx';

/** /organizations/projects/:id/applys: the applications to one of the organisation's projects. */
export default function ProjectApplicationsPage() {
  const id = recordId('project', useParams().id);
  return (
    <Container width="full">
      {id === null ? <ProjectNotFound /> : <ApplicationsTo key={id} id={id} />}
    </Container>
  );
}

function ApplicationsTo({ id }: { id: ProjectId }) {
  const project = useQuery(projectQueries.one(id));
  const user = useUser();
  const own = organizationsOf(user);
  usePageTitle(project.data && `Solicitudes a «${project.data.title}»`);
  useReady(project.isError);

  if (project.isPending) return <ApplicationSkeletons />;
  if (project.isError) return <ProjectProblem query={project} />;
  const { title, status, organization, taken_down: takedown } = project.data;
  assertRuns(user, project.data);

  return (
    <>
      <div className={styles.head}>
        <Link
          href={href('organizationProjects', {}, own.length > 1 ? { organization: organization?.id } : {})}
          variant="standalone"
        >
          <Icon name="arrow-left" />
          Mis proyectos
        </Link>
        <Heading level={1} size="lg" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <StatusChip status={status} label={statuses[status]} />
        <Link href={href('project', { id })} variant="standalone" className={styles.project}>
          Ver el proyecto
        </Link>
      </div>
      {takedown && (
        <div className={styles.takedown}>
          <TakedownNotice kind="project" takedown={takedown} href={href('takedown', { id: takedown.id })} />
        </div>
      )}
      <Desk project={project.data} />
    </>
  );
}
