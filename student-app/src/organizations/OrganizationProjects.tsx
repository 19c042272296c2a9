import { useLayoutEffect, useRef } from 'react';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { ProjectCard } from '../projects/ProjectCard.tsx';
import { FinishedProjects } from './FinishedProjects.tsx';

interface OrganizationProjectsProps {
  id: OrganizationId;
  name: string;
}

/** Open projects of the organisation, paginated, and its closed ones. */
export function OrganizationProjects({ id, name }: OrganizationProjectsProps) {
  const page = pageNumber(useSearchParams()[0]);
  const projects = useQuery(organizationQueries.publishedProjects(id, page, ['new']));
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(page);
  useLayoutEffect(() => {
    // The content is replaced: move focus to the start of the new page.
    if (former.current !== page) heading.current?.focus();
    former.current = page;
  }, [page]);
  return (
    <Stack as="section" gap={4} aria-labelledby="organization-projects">
      <Heading level={2} size="lg" id="organization-projects" ref={heading} tabIndex={-1}>
        Proyectos abiertos
      </Heading>
      <QueryState
        query={stateOf(projects)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar sus proyectos"
        empty={<Text tone="muted">{`${name} no tiene ahora proyectos abiertos.`}</Text>}
      >
        {({ data, meta }) => (
          <>
            <Grid as="ul">
              {data.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} headingLevel={3} />
                </li>
              ))}
            </Grid>
            {meta.pagination.pageCount > 1 && (
              <Pagination
                page={meta.pagination.page}
                pageCount={meta.pagination.pageCount}
                href={(to) => href('organization', { id }, { page: to === 1 ? undefined : String(to) })}
              />
            )}
          </>
        )}
      </QueryState>
      <FinishedProjects id={id} />
    </Stack>
  );
}
