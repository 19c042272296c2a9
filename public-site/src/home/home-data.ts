import { postQueries } from '@puente/client/content';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import { workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import type { QueryClient } from '@puente/platform/query';
import { firstOfEach } from './of-different.ts';

/** How many the page shows of each kind: one row on a wide screen, and of organisations two. */
export const shownWorks = 3;
export const shownPosts = 3;
export const shownOrganizations = 8;

/** Among so many works there are some of different people, who study at different universities. */
const askedForWorks = 6;

/**
 * How many open projects there are by province, by way of working and by goal. One project comes with the numbers: the API has
 * no smaller page.
 */
export const openProjects = () =>
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

/** The newest ones of different people, from different universities as far as there are so many. */
export function ofDifferentAuthors(works: readonly Work[]): Work[] {
  const ofEachAuthor = firstOfEach(works, ({ student }) => student?.id);
  const ofEachUniversity = firstOfEach(ofEachAuthor, ({ student }) => student?.university);
  const others = ofEachAuthor.filter((work) => !ofEachUniversity.includes(work));
  return [...ofEachUniversity, ...others].slice(0, shownWorks);
}

/** What the sections below the first screen ask for. */
export function prefetchSections(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(openProjects());
  void queryClient.prefetchQuery(finishedWorks());
  void queryClient.prefetchQuery(latestOrganizations());
  void queryClient.prefetchQuery(latestPosts());
}
