import { messageOf } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Status } from '@puente/contract/constants/statuses';
import type { OrganizationId } from '@puente/contract/ids';
import { Stack } from '@puente/design-system/layout';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { freshFor } from '../fresh-for.ts';
import { NoOwnProjects } from './NoOwnProjects.tsx';
import { OwnProjectCard } from './OwnProjectCard.tsx';
import { OwnProjectSkeletons } from './OwnProjectSkeletons.tsx';

interface OwnProjectResultsProps {
  organization: { id: OrganizationId; name: string };
  status: Status | undefined;
  page: number;
  search: URLSearchParams;
  onShowAll: () => void;
}

export function OwnProjectResults({ organization, status, page, search, onShowAll }: OwnProjectResultsProps) {
  const projects = useQuery({
    ...organizationQueries.projects(organization.id, page, status),
    staleTime: freshFor,
  });
  useReady(!projects.isPending);

  if (projects.isPending) return <OwnProjectSkeletons />;
  if (projects.isError && !projects.data) {
    return (
      <Retry
        place="section"
        title="No hemos podido cargar tus proyectos"
        message={messageOf(projects.error)}
        busy={projects.isFetching}
        onRetry={() => void projects.refetch()}
      />
    );
  }

  const { data, meta } = projects.data;
  const { total, pageCount } = meta.pagination;
  return (
    <Stack>
      <Text size="sm" tone="muted" role="status">
        {countText(total)}
      </Text>
      {data.length === 0 ? (
        <NoOwnProjects filtered={status !== undefined || page > 1} onShowAll={onShowAll} />
      ) : (
        <>
          <VisuallyHidden as="h2">Proyectos de {organization.name}</VisuallyHidden>
          <Stack as="ul" gap={4}>
            {data.map((project) => (
              <li key={project.id}>
                <OwnProjectCard project={project} />
              </li>
            ))}
          </Stack>
        </>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(number) => href('organizationProjects', {}, { ...Object.fromEntries(search), page: number })}
      />
    </Stack>
  );
}

function countText(total: number): string {
  if (total === 0) return 'Ningún proyecto';
  return total === 1 ? '1 proyecto' : `${total} proyectos`;
}
