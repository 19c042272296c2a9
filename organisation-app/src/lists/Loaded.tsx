import type { ReactNode } from 'react';
import { messageOf } from '@puente/client/api-error';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import type { UseQueryResult } from '@puente/platform/query';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the error message. */
  failed: string;
  /** Placeholder while the data loads, in the shape of the data. */
  skeleton?: ReactNode;
  /** `page` when this is the only content under the page's title. */
  place?: 'section' | 'page';
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, a skeleton while it loads, or an error with a retry. Data that has loaded stays when a refetch fails. */
export function Loaded<Data>({
  query,
  failed,
  skeleton = <Skeleton lines={4} />,
  place = 'section',
  children,
}: LoadedProps<Data>) {
  if (query.isPending) return skeleton;
  if (query.data !== undefined) return children(query.data);
  return (
    <Retry
      place={place}
      {...(place === 'page' && { headingLevel: 2 })}
      title={failed}
      message={messageOf(query.error)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
