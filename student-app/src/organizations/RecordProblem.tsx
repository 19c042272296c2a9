import type { ReactNode } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { Retry } from '@puente/design-system/retry';

interface RecordProblemProps {
  /** 'No hemos podido cargar la organización'. */
  title: string;
  /** The query that failed. */
  query: { error: Error; isFetching: boolean; refetch: () => unknown };
  /** Content when the record does not exist. */
  notFound: ReactNode;
}

/** Content instead of the page's record when loading it failed. */
export function RecordProblem({
  title,
  query: { error, isFetching, refetch },
  notFound,
}: RecordProblemProps) {
  if (error instanceof ApiError && error.code === 'NotFound') return notFound;
  return (
    <Retry
      place="page"
      title={title}
      message={messageOf(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
