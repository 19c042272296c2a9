import { thread } from '@puente/client/chat-thread';
import type { PageContext } from '@puente/platform/pages';
import { chatPlaceIn, isWaitingList } from './chat-place.ts';
import { conversationsOf } from './conversations-of.ts';

/** Prefetches the first data of the page. Part of the page's own chunk, so that no other page carries it. */
export function prefetchChat({ search, queryClient }: Pick<PageContext, 'search' | 'queryClient'>): void {
  void queryClient.prefetchQuery(conversationsOf(isWaitingList(search)));
  const place = chatPlaceIn(search);
  if (place.kind === 'conversation') void queryClient.prefetchQuery(thread(place.id));
}
