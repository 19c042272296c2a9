import { awardQueries } from '@puente/client/awards';
import { workQueries } from '@puente/client/works';

/** Number of works of each kind on the page: two rows on a wide screen. */
const shownWorks = 6;

/** Queries of the page. The prefetch and the page must use exactly the same ones. */
export const awardEditions = awardQueries.editions;

export const awardedWorks = () =>
  workQueries.list({
    filters: { awarded: { $eq: true } },
    sort: 'publishedAt:desc',
    pagination: { pageSize: shownWorks },
  });

export const enteredWorks = () =>
  workQueries.list({
    filters: { awards: { $eq: true }, awarded: { $eq: false } },
    sort: 'publishedAt:desc',
    pagination: { pageSize: shownWorks },
  });
