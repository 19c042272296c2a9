/** Stands in for a part of TanStack Query (see webpack/slim.ts): the platform's facade has no infinite queries. */
const unavailable = () => {
  throw new Error('This build has no infinite queries: see webpack/slim.ts.');
};

export const infiniteQueryBehavior = unavailable;
export const hasNextPage = unavailable;
export const hasPreviousPage = unavailable;
