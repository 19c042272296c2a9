import { useEffect } from 'react';
import { projectQueries, visitProject } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { Container } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { openingOf, type PageHead, usePageHead, useReady } from '@puente/platform/ui';
import { ProjectDetail } from './ProjectDetail.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { useNoteRecent } from './recent-projects.ts';

/** /projects/:id: a project with all its details, and the link to apply. */
export default function ProjectPage() {
  const id = recordId('project', useParams().id);
  return <Container>{id === null ? <ProjectNotFound /> : <ProjectOf key={id} id={id} />}</Container>;
}

function ProjectOf({ id }: { id: ProjectId }) {
  const project = useQuery(projectQueries.one(id));
  usePageHead(project.data && projectHead(project.data));
  useNoteRecent(project.data);
  useVisit(id, project.data !== undefined);
  useReady(!project.isPending);

  return (
    <QueryState
      query={stateOf(project)}
      skeleton={<DetailSkeleton loading="Cargando el proyecto" />}
      failed="No hemos podido cargar el proyecto"
      headingLevel={1}
      notFound={<ProjectNotFound />}
    >
      {(known) => <ProjectDetail project={known} />}
    </QueryState>
  );
}

/** Records a view by a signed-in reader for the organisation's statistics. A failure is not shown. */
function useVisit(id: ProjectId, opened: boolean): void {
  const isCounted = useUser() !== null && opened;
  useEffect(() => {
    if (isCounted) void visitProject(id).catch(() => undefined);
  }, [id, isCounted]);
}

/** Metadata of a project for shared links. Search engines may list it only with the organisation's consent. */
function projectHead(project: Project): PageHead {
  const { id, title, description, organization, location, visibility_consent: listed } = project;
  return {
    title,
    owner: organization?.name,
    description: openingOf(description, organization?.name),
    facts: [organization?.name, location],
    path: href('project', { id }),
    isUnlisted: !listed,
  };
}
