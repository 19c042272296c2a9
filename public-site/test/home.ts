import { answer, pageOf, project } from './render.tsx';

interface Facets {
  location?: Record<string, number>;
  presentiality?: Record<string, number>;
  ods?: Record<string, number>;
}

/** Response with the number of open projects by facet, and the one project that comes with it. */
export const counted = (facets: Facets = {}) => {
  const page = pageOf([project()]);
  return { ...page, meta: { ...page.meta, facets } };
};

/** Empties the sections below the newest projects of the home page. */
export function noMoreToSee(): void {
  answer('GET /api/tfxes', pageOf([]));
  answer('GET /api/organizations/active', pageOf([]));
  answer('GET /api/blog-posts', pageOf([]));
}
