import { useEffect } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import {
  conversationQueries,
  openApplicationConversation,
  openInterestConversation,
  openTutorConversation,
  openWorkConversation,
} from '@puente/client/conversations';
import type { Conversation } from '@puente/contract/entities/conversation';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { type QueryClient, retryOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { conversationHref, listHref, type Opening } from './chat-place.ts';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';

/** Opens the conversation that the address asks for, and replaces the address with the conversation's own. */
export function OpeningConversation({ place }: { place: Opening }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opening = useQuery({
    queryKey: [...conversationQueries.key, 'opening', place],
    queryFn: openingOf(place, queryClient),
    // A conversation that was open before may be closed by now.
    staleTime: 0,
  });
  const { error } = opening;
  const id = opening.isFetchedAfterMount ? opening.data?.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    void queryClient.invalidateQueries({ queryKey: conversationQueries.lists });
    void navigate(conversationHref(id), { replace: true });
  }, [id, navigate, queryClient]);

  if (error === null) return <MessagesSkeleton />;
  const title = 'No hemos podido abrir la conversación';
  if (!isForGood(error)) {
    return <Retry place="page" title={title} {...retryOf(opening)} />;
  }
  return (
    <EmptyState
      icon="chat"
      headingLevel={1}
      title={title}
      action={<ButtonLink href={listHref(false)}>Ver mis conversaciones</ButtonLink>}
    >
      {messageOf(error)}
    </EmptyState>
  );
}

/** Tells whether the API refuses for good, so that a retry would not help. */
const isForGood = (error: Error): boolean =>
  error instanceof ApiError && [403, 404, 409, 429].includes(error.status) && error.code !== 'Conflict';

/** Returns the call that opens the conversation; its result is null for visitors. */
function openingOf(place: Opening, queryClient: QueryClient): () => Promise<Conversation | null> {
  switch (place.kind) {
    case 'team':
      // Cache the whole response, as the suggestions use it too.
      return async () => (await queryClient.fetchQuery(conversationQueries.team())).conversation;
    case 'application':
      return () => openApplicationConversation(place.id);
    case 'work':
      return () => openWorkConversation(place.id);
    case 'tutor':
      return () => openTutorConversation(place.id);
    case 'interest':
      return () => openInterestConversation(place.id, place.student);
  }
}
