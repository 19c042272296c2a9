import { projectQueries } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import { firstOfEach } from './of-different.ts';

/** Number of projects on the home page: one row on a wide screen. */
export const latestCount = 3;

/** Number of projects requested: enough to find three organisations, unless one has published them all. */
const askedFor = 9;

/** Query for the home page's list. The prefetch and the page must use exactly the same one. */
export const latestProjects = () =>
  projectQueries.list({
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: askedFor },
  });

/** Returns the newest projects of different organisations. */
export const ofDifferentOrganizations = (projects: readonly Project[]): Project[] =>
  firstOfEach(projects, ({ organization }) => organization?.id).slice(0, latestCount);
