import { Stack } from '../layout/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../text/index.ts';
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
