import { projectQueries } from '@puente/client/projects';

/** How many projects the home page shows: one row on a wide screen. */
export const latestCount = 3;

/** The query of the home page's list. The prefetch and the page must ask for exactly the same. */
export const latestProjects = () =>
  projectQueries.list({
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: latestCount },
  });
