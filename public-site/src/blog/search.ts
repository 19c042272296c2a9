import { postQueries } from '@puente/client/content';
import { listSearch, type Search } from '@puente/platform/lists';

/** Search in the blog: its address, its topics and its API query. */
export const postSearch = listSearch('GET /api/blog-posts', ({ manyNamed }) => ({
  filters: {
    tag: manyNamed({ label: 'Tema', facet: 'tags', where: (names) => ({ tags: { $in: names } }) }),
  },
  sorts: {
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    oldest: { label: 'Más antiguas', order: 'publishedAt:asc' },
    title: { label: 'De la A a la Z', order: 'title:asc' },
  },
}));

/** Query for a page of the blog with the available topics. The page and its prefetch share it, so that one request is enough. */
export const postPage = (search: Search) =>
  postQueries.list({ ...postSearch.toQuery(search), facets: ['tags'] });
