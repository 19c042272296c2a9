import type { QueueSize } from '@puente/client/staff-queues';
import type { ManifestStaffEntry } from '@puente/federation/manifest';

/** Entry of staff with a queue. */
export type QueueEntry = ManifestStaffEntry & { queue: NonNullable<ManifestStaffEntry['queue']> };

export const hasQueue = (entry: ManifestStaffEntry): entry is QueueEntry => entry.queue !== undefined;

interface SizedQueue {
  entry: QueueEntry;
  /** Undefined when the count failed. */
  size: QueueSize | undefined;
}

/** Sorts queues: first those where something waits, the oldest first, then those whose count failed, then the empty ones. */
export const inOrder = (queues: readonly SizedQueue[]): QueueEntry[] =>
  queues
    .toSorted((a, b) => rankOf(a) - rankOf(b) || waitingSince(a) - waitingSince(b))
    .map(({ entry }) => entry);

function rankOf({ size }: SizedQueue): number {
  if (!size) return 1;
  return size.count > 0 ? 0 : 2;
}

/** Milliseconds since 1970. Queues without a date come after the others. */
const waitingSince = ({ size }: SizedQueue): number =>
  size?.oldest ? Date.parse(size.oldest) : Number.MAX_SAFE_INTEGER;

const day = 24 * 60 * 60_000;

/** Tells whether the oldest row of a queue has waited for more days than the queue allows. */
export const isOverdue = (
  { overdueAfterDays = Infinity }: QueueEntry['queue'],
  oldest: string,
  now: number = Date.now(),
): boolean => now - Date.parse(oldest) > overdueAfterDays * day;
