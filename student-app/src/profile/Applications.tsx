import * as applicationQueries from '@puente/client/application-queries';
import { interviewQueries } from '@puente/client/interviews';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { ApplicationCard } from './ApplicationCard.tsx';
import { CalendarButton } from './applications/CalendarButton.tsx';

/** Applications of the student, newest first. */
export default function Applications() {
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const applications = useQuery(applicationQueries.mine(page));
  const interviews = useQuery(interviewQueries.mine()).data ?? [];
  useReady(!applications.isPending);

  return (
    <Stack as="section" gap={5} aria-labelledby="applications">
      <Heading level={2} id="applications">
        Mis solicitudes
      </Heading>
      <QueryState
        query={stateOf(applications)}
        skeleton={
          <Stack gap={4}>
            <VisuallyHidden role="status">Cargando tus solicitudes</VisuallyHidden>
            <Skeleton shape="card" lines={1} />
            <Skeleton shape="card" lines={1} />
            <Skeleton shape="card" lines={1} />
          </Stack>
        }
        failed="No hemos podido cargar tus solicitudes"
        headingLevel={3}
        empty={<NoApplications />}
      >
        {({ data, meta }) => (
          <>
            <Cluster gap={3}>
              <CalendarButton applications={data} />
              <ButtonLink href={href('collaborations')} variant="secondary" size="sm" icon="briefcase">
                Mis colaboraciones
              </ButtonLink>
            </Cluster>
            <Stack as="ul" gap={4}>
              {data.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} interviews={interviews} />
                </li>
              ))}
            </Stack>
            <Pagination
              page={meta.pagination.page}
              pageCount={meta.pagination.pageCount}
              href={(next) => href('profile', {}, { section: 'applys', page: next })}
            />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

const NoApplications = () => (
  <EmptyState
    icon="file"
    headingLevel={3}
    title="Todavía no has solicitado ningún proyecto"
    action={<ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>}
  >
    Cuando solicites uno, aquí verás si la organización ha respondido.
  </EmptyState>
);
