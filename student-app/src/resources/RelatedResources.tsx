import { messageOf } from '@puente/client/api-error';
import { resourceQueries } from '@puente/client/resources';
import type { ResourceId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';
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
      {content()}
    </Stack>
  );

  function content() {
    if (related.isPending) return <SkeletonList count={3} />;
    if (related.isError) {
      return (
        <Retry
          place="section"
          title="No hemos podido cargar otros recursos"
          message={messageOf(related.error)}
          busy={related.isFetching}
          onRetry={() => void related.refetch()}
        />
      );
    }
    return (
      <Grid as="ul">
        {related.data.map((resource) => (
          <li key={resource.id}>
            <ResourceCard resource={resource} headingLevel={3} />
          </li>
        ))}
      </Grid>
    );
  }
}
