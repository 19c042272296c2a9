import { workQueries } from '@puente/client/works';

/** How many of each kind the page shows: two rows on a wide screen. */
const shownWorks = 6;

/** The queries of the page. The prefetch and the page must ask for exactly the same. */
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
