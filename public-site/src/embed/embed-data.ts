import * as studyQueries from '@puente/client/study-queries';
import type { QueryClient } from '@puente/platform/query';

/** Query for the universities. It rejects on a failure, so that it can be retried; the other query would return an empty list. */
export const universities = () => studyQueries.universitiesFound('');
export const areas = studyQueries.areaNames;

export function prefetchChoices(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(universities());
  void queryClient.prefetchQuery(areas());
}
