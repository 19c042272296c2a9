import type { ReactNode } from 'react';
import { messageOf } from '@puente/client/api-error';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import type { UseQueryResult } from '@puente/platform/query';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the message when it could not be loaded. */
  failed: string;
  /** What stands there until it comes, in the shape of what comes. */
  skeleton?: ReactNode;
  /** `page` where nothing else stands under the page's title. */
  place?: 'section' | 'page';
  children: (data: Data) => ReactNode;
}

/** What is shown of a query, and what until it has come. What came once stays when asking again fails. */
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
