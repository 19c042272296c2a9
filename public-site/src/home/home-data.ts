import { postQueries } from '@puente/client/content';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import { workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import type { QueryClient } from '@puente/platform/query';
import { firstOfEach } from './of-different.ts';
import { prefetchStart } from './start/start-part.ts';

/** Number of records of each kind on the page: one row on a wide screen, two rows for organisations. */
export const shownWorks = 3;
export const shownPosts = 3;
export const shownOrganizations = 8;

/** Number of works requested: enough to find different authors from different universities. */
const askedForWorks = 6;

/** Query for the number of open projects by province, modality and goal. One project is included, as the API has no smaller page. */
export const openProjectFacets = () =>
  projectQueries.facets({
    facets: ['location', 'presentiality', 'ods'],
    pagination: { pageSize: 1 },
  });

export const finishedWorks = () =>
  workQueries.list({
    filters: { status: { $eq: 'finished' } },
    populate: ['student'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: askedForWorks },
  });

export const latestOrganizations = () => organizationQueries.newest(shownOrganizations);

export const latestPosts = () =>
  postQueries.list({ sort: 'publishedAt:desc', pagination: { pageSize: shownPosts } });

/** Returns the newest works by different authors, from different universities where possible. */
export function ofDifferentAuthors(works: readonly Work[]): Work[] {
  const ofEachAuthor = firstOfEach(works, ({ student }) => student?.id);
  const ofEachUniversity = firstOfEach(ofEachAuthor, ({ student }) => student?.university);
  const others = ofEachAuthor.filter((work) => !ofEachUniversity.includes(work));
  return [...ofEachUniversity, ...others].slice(0, shownWorks);
}

/** Prefetches the top for signed-in users, and the queries of the sections below the first screen. */
export function prefetchSections(queryClient: QueryClient): void {
  prefetchStart(queryClient);
  void queryClient.prefetchQuery(openProjectFacets());
  void queryClient.prefetchQuery(finishedWorks());
  void queryClient.prefetchQuery(latestOrganizations());
  void queryClient.prefetchQuery(latestPosts());
}
