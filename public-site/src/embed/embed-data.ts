import * as studyQueries from '@puente/client/study-queries';
import type { QueryClient } from '@puente/platform/query';

/** A failure rejects, so that it can be asked for again: the other query of universities says that there are none. */
export const universities = () => studyQueries.universitiesFound('');
export const areas = studyQueries.areaNames;

export function prefetchChoices(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(universities());
  void queryClient.prefetchQuery(areas());
}
