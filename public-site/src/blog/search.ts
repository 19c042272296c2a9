import { postQueries } from '@puente/client/content';
import { listSearch, type Search } from '@puente/platform/lists';

/** What readers look for in the blog: its address, its topics and the question to the API. */
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

/** A page of the blog, with the topics that there are. The page and its prefetch both ask with this, so that they ask once. */
export const postPage = (search: Search) =>
  postQueries.list({ ...postSearch.toQuery(search), facets: ['tags'] });
