import { useEffect, useEffectEvent } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import { type ConversationEvent, subscribeToConversations } from '@puente/client/conversation-events';
import type { ProjectId, UserId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

/** Keeps the desk up to date: refetches when a colleague, a student or another window changes something. */
export function useLiveDesk(
  project: ProjectId,
  user: UserId | undefined,
  announce: (text: string) => void,
): void {
  const queryClient = useQueryClient();
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: applicationQueries.key });

  const hear = useEffectEvent((event: ConversationEvent) => {
    if (event.name !== 'applications' || event.project !== project) return;
    askAgain();
    if (event.by === user) return;
    announce(
      event.by === null
        ? 'Ha llegado una solicitud o alguien ha retirado la suya.'
        : `${event.person ?? 'Alguien de tu equipo'} ha cambiado las solicitudes.`,
    );
  });
  // The stream does not replay events that it missed while it was lost: refetch.
  const back = useEffectEvent(() => askAgain());

  useEffect(() => {
    let wasLost = false;
    return subscribeToConversations({
      onEvent: (event) => hear(event),
      onState: (state) => {
        if (state === 'lost') wasLost = true;
        if (state !== 'open' || !wasLost) return;
        wasLost = false;
        back();
      },
    });
  }, [project]);
}
