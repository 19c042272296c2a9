import { typedStudyQueries } from '@puente/client/typed-studies';
import type { PageContext } from '@puente/platform/pages';
import { pageOf } from './study-tab.ts';

/** Prefetches both lists: the navigation has the number of each. */
export function prefetchReview({ search, queryClient }: PageContext): void {
  void queryClient.prefetchQuery(typedStudyQueries.universities(pageOf('universities', search)));
  void queryClient.prefetchQuery(typedStudyQueries.degrees(pageOf('degrees', search)));
}
