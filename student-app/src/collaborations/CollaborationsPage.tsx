import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { hasRoute, href, hrefTo } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { CalendarSharing } from './CalendarSharing.tsx';
import { collaborationsIn, listedIn } from './collaboration-list.ts';
import { CollaborationCard } from './CollaborationCard.tsx';

/** /colaboraciones: the collaborations of the user, those under way or those that have ended. */
export default function CollaborationsPage() {
  const [params] = useSearchParams();
  const { isOver, project } = listedIn(params);
  const collaborations = useQuery(collaborationsIn(params));
  useReady(!collaborations.isPending);
  const tabs = (['underWay', 'ended'] as const).map((tab) => ({
    href: addressOf({ isOver: tab === 'ended', project }),
    label: tab === 'ended' ? 'Terminadas' : 'En curso',
    current: isOver === (tab === 'ended'),
  }));
  return (
    <Container>
      <PageHeader
        title="Colaboraciones"
        lead="Los proyectos en los que participas después de la selección, con lo que toca en cada uno."
      />
      <Stack gap={6}>
        <SectionNav label="Colaboraciones por estado" items={tabs} />
        {project !== null && (
          <Text>
            {'Solo las de un proyecto. '}
            <Link href={addressOf({ isOver, project: null })}>Ver todas</Link>
          </Text>
        )}
        <QueryState
          query={stateOf(collaborations)}
          skeleton={<SkeletonList count={3} />}
          failed="No hemos podido cargar tus colaboraciones"
          headingLevel={2}
          empty={<NoCollaborations isOver={isOver} />}
        >
          {({ data, meta }) => (
            <>
              <Stack as="ul" gap={4}>
                {data.map((collaboration) => (
                  <li key={collaboration.id}>
                    <CollaborationCard collaboration={collaboration} />
                  </li>
                ))}
              </Stack>
              <Pagination
                page={meta.pagination.page}
                pageCount={meta.pagination.pageCount}
                href={(page) => addressOf({ isOver, project, page })}
              />
            </>
          )}
        </QueryState>
        <CalendarSharing />
      </Stack>
    </Container>
  );
}

interface Listed {
  isOver: boolean;
  project: number | null;
  page?: number;
}

const addressOf = ({ isOver, project, page }: Listed): string =>
  href('collaborations', {}, { tab: isOver ? 'ended' : undefined, project: project ?? undefined, page });

function NoCollaborations({ isOver }: { isOver: boolean }) {
  const role = useUser()?.profileType;
  if (isOver) return <EmptyState headingLevel={2} icon="briefcase" title="Todavía no ha terminado ninguna" />;
  if (role === 'student')
    return (
      <EmptyState
        headingLevel={2}
        icon="briefcase"
        title="Todavía no participas en ningún proyecto"
        action={<ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>}
      >
        Cuando una organización te seleccione y confirmes que participas, aquí verás qué toca y para cuándo.
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel={2}
      icon="briefcase"
      title="No hay ninguna colaboración en curso"
      {...(role !== 'teacher' &&
        hasRoute('organizationProjects') && {
          action: <ButtonLink href={hrefTo('organizationProjects')}>Ver mis proyectos</ButtonLink>,
        })}
    >
      {role === 'teacher'
        ? 'Aquí verás el trabajo de los estudiantes en los proyectos que diriges.'
        : 'Empiezan cuando la persona que seleccionas confirma que participa.'}
    </EmptyState>
  );
}
