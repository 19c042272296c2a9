import { conversationQueries } from '@puente/client/conversations';

/** First page size. It exceeds what most users ever have; others load more. */
export const firstOnes = 25;

/** Query for the list of conversations, shared by the page and its prefetch. */
export const conversationsOf = (waiting: boolean, pageSize: number = firstOnes) =>
  conversationQueries.list({
    ...(waiting && { filters: { waitsForTeam: { $eq: true } } }),
    sort: 'lastMessageAt:desc',
    pagination: { page: 1, pageSize },
  });
