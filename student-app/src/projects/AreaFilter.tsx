import { messageOf } from '@puente/client/api-error';
import * as studyQueries from '@puente/client/study-queries';
import { FacetGroup } from '@puente/design-system/lists';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import type { FacetChoice } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';

export function AreaFilter({ choice }: { choice: FacetChoice }) {
  const areas = useQuery(studyQueries.areas());

  if (areas.isPending) return <Skeleton lines={6} />;
  if (areas.isError) {
    return (
      <Retry
        place="section"
        title="No hemos podido cargar las áreas de estudio"
        message={messageOf(areas.error)}
        busy={areas.isFetching}
        onRetry={() => void areas.refetch()}
      />
    );
  }
  return <FacetGroup {...choice} />;
}
