import { projectQueries } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import { firstOfEach } from './of-different.ts';

/** How many projects the home page shows: one row on a wide screen. */
export const latestCount = 3;

/** Among so many there are projects of three organisations, unless one has published all of them in a row. */
const askedFor = 9;

/** The query of the home page's list. The prefetch and the page must ask for exactly the same. */
export const latestProjects = () =>
  projectQueries.list({
    populate: ['organization', 'study_areas'],
    sort: 'publishedAt:desc',
    pagination: { pageSize: askedFor },
  });

/** The newest ones, each of another organisation. */
export const ofDifferentOrganizations = (projects: readonly Project[]): Project[] =>
  firstOfEach(projects, ({ organization }) => organization?.id).slice(0, latestCount);
