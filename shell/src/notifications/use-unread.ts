import * as messageQueries from '@puente/client/message-queries';
import type { StudentId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import { useAskedAtRest } from '../frame/asked-at-rest.ts';

/** Number of unread messages. A failed request is silent: the last known count stays. */
export function useUnread(student: StudentId): number {
  const atRest = useAskedAtRest();
  const { data = 0 } = useQuery({ ...messageQueries.unread(student), ...atRest });
  return data;
}
