import { type ReactNode } from 'react';
import { type HeadingLevel } from '../heading/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Retry, type RetryProps } from './Retry.tsx';

export interface QueryStateProps<Data extends object> {
  /** Result of `stateOf` in `@puente/platform/query`. */
  query: {
    data: Data | undefined;
    isPending: boolean;
    isNotFound?: boolean | undefined;
    retry: Pick<RetryProps, 'message' | 'busy' | 'onRetry'>;
  };
  /** Placeholder in the shape of the data; null for none. */
  skeleton?: ReactNode;
  /** Title of the error: 'No hemos podido cargar tus trabajos'. */
  failed: string;
  /** Level of the error's heading if the data is the main content of the page; undefined for one of several sections. */
  headingLevel?: HeadingLevel | undefined;
  /** Content for a record that does not exist. Without it, a missing record is a failure. */
  notFound?: ReactNode;
  /** Content for a list, or a page of a list, without items. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Content of a query in each of its states. Data that has loaded stays when a later request fails. */
export function QueryState<Data extends object>({
  query,
  skeleton = <Skeleton lines={4} />,
  failed,
  headingLevel,
  notFound,
  empty,
  children,
}: QueryStateProps<Data>) {
  if (query.isPending) return skeleton;
  if (query.isNotFound && notFound !== undefined) return notFound;
  if (query.data === undefined) {
    const place =
      headingLevel === undefined
        ? ({ place: 'section' } as const)
        : ({ place: 'page', headingLevel } as const);
    return <Retry {...place} title={failed} {...query.retry} />;
  }
  return empty !== undefined && isEmpty(query.data) ? empty : children(query.data);
}

/** Tells whether a response is a list without items, or a page of one. */
function isEmpty(response: object): boolean {
  const items = 'data' in response ? response.data : response;
  return Array.isArray(items) && items.length === 0;
}
