import { conversationQueries } from '@puente/client/conversations';

/** More than most users ever have; who has more asks for them. */
export const firstOnes = 25;

/** What the list is asked with: by the page, and before it by its prefetch. */
export const conversationsOf = (waiting: boolean, pageSize: number = firstOnes) =>
  conversationQueries.list({
    ...(waiting && { filters: { waitsForTeam: { $eq: true } } }),
    sort: 'lastMessageAt:desc',
    pagination: { page: 1, pageSize },
  });
