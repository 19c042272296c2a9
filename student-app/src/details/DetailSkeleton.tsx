import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { DetailColumns } from './DetailColumns.tsx';

/** The places of a page about one record, before the record is there. */
export function DetailSkeleton({ loading }: { loading: string }) {
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <DetailColumns aside={<Skeleton shape="card" lines={6} />}>
        <Skeleton lines={7} />
        <Skeleton lines={5} />
      </DetailColumns>
    </Stack>
  );
}
