import { ApiError } from './api-error.ts';
import { fileUrl, sendCall } from './http.ts';
import { queryOptions } from './query-options.ts';
import { flattenRecords } from './records.ts';

/** Declaration of a queue in the manifest of an app. */
interface DeclaredQueue {
  /** Address of a list with one row, the oldest. */
  call: string;
  /** Field of a row with the date since which it waits. */
  oldest: string;
}

export interface QueueSize {
  count: number;
  /** ISO 8601; null when nothing waits, or when the row has no date. */
  oldest: string | null;
}

/** Queries for the queues of staff. Always stale: everybody adds to them at any moment. */
export const queueQueries = {
  size: ({ call, oldest }: DeclaredQueue) =>
    queryOptions({
      queryKey: ['staff-queues', call, oldest] as const,
      queryFn: async ({ signal }) => sizeOf(await listAt(call, signal), oldest),
      staleTime: 0,
    }),
};

/** Makes the call of a queue, by the address that a manifest has. The shape of its response is not known. */
const listAt = async (address: string, signal: AbortSignal): Promise<unknown> =>
  flattenRecords(
    await sendCall({
      method: 'GET',
      url: fileUrl(address),
      query: undefined,
      body: undefined,
      files: undefined,
      signal,
      onProgress: undefined,
      firstByte: false,
    }),
  );

/** The parts of a list that are read here, as far as a response has them. */
interface Listed {
  data?: Record<string, unknown>[];
  meta?: { pagination?: { total?: number } };
}

/** @throws {ApiError} Unexpected for a response that is no list */
function sizeOf(response: unknown, field: string): QueueSize {
  const { data, meta } = Object(response) as Listed;
  const count = meta?.pagination?.total;
  if (count === undefined || !data) throw new ApiError('Unexpected');
  const oldest = data[0]?.[field];
  return { count, oldest: typeof oldest === 'string' ? oldest : null };
}
