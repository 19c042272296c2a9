import { messageOf } from '@puente/client/api-error';
import * as studyQueries from '@puente/client/study-queries';
import { Button } from '@puente/design-system/button';
import { FacetGroup } from '@puente/design-system/lists';
import { Notice } from '@puente/design-system/notice';
import { Skeleton } from '@puente/design-system/skeleton';
import type { FacetChoice } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';

export function AreaFilter({ choice }: { choice: FacetChoice }) {
  const areas = useQuery(studyQueries.areas());

  if (areas.isPending) return <Skeleton lines={6} />;
  if (areas.isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={() => void areas.refetch()}>
            Cargar las áreas
          </Button>
        }
      >
        No hemos podido cargar las áreas de estudio. {messageOf(areas.error)}
      </Notice>
    );
  }
  return <FacetGroup {...choice} />;
}
