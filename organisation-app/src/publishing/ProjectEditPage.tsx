import { projectQueries } from '@puente/client/projects';
import { acceptsApplications } from '@puente/contract/constants/statuses';
import type { Project } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton, SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams, useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { ProjectNotFound } from '../applications/ProjectNotFound.tsx';
import { assertRuns, ProjectProblem } from '../applications/ProjectProblem.tsx';
import { AfterPublishing } from './AfterPublishing.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { useProjectChoices } from './use-project-choices.ts';

/** /organizations/projects/:id/edit: form of an own project, draft or published. */
export default function ProjectEditPage() {
  const id = recordId('project', useParams().id);
  return <Container>{id === null ? <ProjectNotFound /> : <ProjectToEdit key={id} id={id} />}</Container>;
}

function ProjectToEdit({ id }: { id: ProjectId }) {
  const project = useQuery(projectQueries.one(id));
  const user = useUser();
  const [search] = useSearchParams();
  useReady(project.isError);

  if (project.isPending) return <EditorSkeleton />;
  if (project.isError) return <ProjectProblem query={project} />;
  assertRuns(user, project.data);
  const isDraft = project.data.status === 'draft';
  if (!isDraft && !acceptsApplications(project.data.status)) return <ProjectOver project={project.data} />;
  if (!isDraft && search.get('published') === '1') return <ProjectPublished project={project.data} />;
  return <Editor project={project.data} />;
}

function Editor({ project }: { project: Project }) {
  const choices = useProjectChoices(project);
  usePageTitle(project.title);
  useReady(!choices.isPending);
  const isDraft = project.status === 'draft';
  return (
    <QueryState
      query={choices}
      skeleton={<EditorSkeleton />}
      failed="No hemos podido cargar el formulario"
      headingLevel={1}
    >
      {(known) => (
        <Stack gap={5}>
          <PageHeader
            title={isDraft ? 'Prepara tu proyecto' : 'Edita tu proyecto'}
            lead={
              isDraft
                ? 'Cuenta el reto como se lo contarías a alguien que no conoce tu organización. Nadie más lo ve hasta que lo publiques.'
                : 'Está publicado: los cambios se ven cuando los guardas.'
            }
          />
          <ProjectForm project={project} choices={known} />
        </Stack>
      )}
    </QueryState>
  );
}

/** Message for a closed project. It cannot be edited, as its applications were decided by its text. */
function ProjectOver({ project }: { project: Project }) {
  usePageTitle(project.title);
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="Este proyecto ya está cerrado"
      action={<ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>}
    >
      {`«${project.title}» ya no se puede cambiar. Puedes duplicarlo para publicarlo otra vez.`}
    </EmptyState>
  );
}

function EditorSkeleton() {
  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">Cargando el formulario</VisuallyHidden>
      <Skeleton shape="title" />
      <SkeletonForm />
    </Stack>
  );
}

/** Confirmation after publishing, with the next steps. */
function ProjectPublished({ project }: { project: Project }) {
  usePageTitle('Proyecto publicado');
  useReady(true);
  const { id, title, answer_days: days } = project;
  return (
    <Stack gap={5}>
      <PageHeader title="Tu proyecto está publicado" lead={`«${title}» ya se puede encontrar y solicitar.`} />
      <AfterPublishing days={days} />
      <Cluster gap={4}>
        <ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>
        <ButtonLink href={href('project', { id })} variant="secondary">
          Verlo como estudiante
        </ButtonLink>
        <Link href={href('projectCreate')} variant="standalone">
          Preparar otro proyecto
        </Link>
      </Cluster>
    </Stack>
  );
}
