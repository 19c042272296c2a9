import { useState } from 'react';
import { largestPage } from '@puente/contract/paging';
import { useQuery } from '@puente/platform/query';
import { conversationsOf, firstOnes } from './conversations-of.ts';

/** Loads the conversations, ordered by their last message. */
export function useConversations(waiting: boolean) {
  const [pageSize, setPageSize] = useState(firstOnes);
  const query = useQuery({ ...conversationsOf(waiting, pageSize), placeholderData: (former) => former });
  const hasMore = (query.data?.meta.pagination.total ?? 0) > (query.data?.data.length ?? 0);
  return {
    query,
    showMore: hasMore && pageSize < largestPage ? () => setPageSize(largestPage) : null,
  };
}

export type ConversationsList = ReturnType<typeof useConversations>;
