import { resourceQueries } from '@puente/client/resources';
import type { ResourceId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { stateOf, useQuery } from '@puente/platform/query';
import { ResourceCard } from './ResourceCard.tsx';

/** Related reading at the end of an article. */
export function RelatedResources({ id }: { id: ResourceId }) {
  const related = useQuery(resourceQueries.related(id));
  if (related.data?.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="related-resources" data-print="hide">
      <Heading level={2} id="related-resources">
        Para seguir leyendo
      </Heading>
      <QueryState
        query={stateOf(related)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar otros recursos"
      >
        {(resources) => (
          <Grid as="ul">
            {resources.map((resource) => (
              <li key={resource.id}>
                <ResourceCard resource={resource} headingLevel={3} />
              </li>
            ))}
          </Grid>
        )}
      </QueryState>
    </Stack>
  );
}
