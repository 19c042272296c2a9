import * as studyQueries from '@puente/client/study-queries';
import { FacetGroup } from '@puente/design-system/lists';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import type { FacetChoice } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';

export function AreaFilter({ choice }: { choice: FacetChoice }) {
  const areas = useQuery(studyQueries.areas());

  return (
    <QueryState
      query={stateOf(areas)}
      skeleton={<Skeleton lines={6} />}
      failed="No hemos podido cargar las áreas de estudio"
    >
      {() => <FacetGroup {...choice} />}
    </QueryState>
  );
}
