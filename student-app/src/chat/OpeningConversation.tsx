import { useEffect } from 'react';
import { messageOf } from '@puente/client/api-error';
import { conversationQueries } from '@puente/client/conversations';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { conversationHref, listHref, type ChatPlace } from './chat-place.ts';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';

type Opening = Extract<ChatPlace, { kind: 'team' | 'application' | 'work' }>;

/** Opens the conversation with the team, about an application or about a work, and goes on to it: its own address takes the place of this one. */
export function OpeningConversation({ place }: { place: Opening }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const team = useQuery({ ...conversationQueries.team(), enabled: place.kind === 'team' });
  const application = useQuery({
    ...conversationQueries.ofApplication(place.kind === 'application' ? place.id : null),
    enabled: place.kind === 'application',
  });
  const work = useQuery({
    ...conversationQueries.ofWork(place.kind === 'work' ? place.id : null),
    enabled: place.kind === 'work',
  });
  // One that was opened before may be closed by now.
  const openedTeam = team.isFetchedAfterMount ? team.data?.conversation : undefined;
  const openedApplication = application.isFetchedAfterMount ? application.data : undefined;
  const openedWork = work.isFetchedAfterMount ? work.data : undefined;
  const id = (openedTeam ?? openedApplication ?? openedWork)?.id;
  const error = team.error ?? application.error ?? work.error;

  useEffect(() => {
    if (id === undefined) return;
    void queryClient.invalidateQueries({ queryKey: conversationQueries.lists });
    void navigate(conversationHref(id), { replace: true });
  }, [id, navigate, queryClient]);

  if (error === null) return <MessagesSkeleton />;
  return (
    <EmptyState
      icon="chat"
      headingLevel={1}
      title="No hemos podido abrir la conversación"
      action={<ButtonLink href={listHref(false)}>Ver mis conversaciones</ButtonLink>}
    >
      {messageOf(error)}
    </EmptyState>
  );
}
