import type { Conversation } from '@puente/contract/entities/conversation';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { conversationHref } from './chat-place.ts';

/** In the place of the field: why nothing more can be written, and where to go on. */
export function ClosedNotice({
  conversation: { kind, closedBecause, user },
}: {
  conversation: Conversation;
}) {
  const isOwnWithTeam = kind === 'team' && user === undefined;
  return (
    <Notice
      tone="info"
      action={
        isOwnWithTeam && (
          <ButtonLink href={conversationHref('team')} size="sm" variant="secondary">
            Empezar otra
          </ButtonLink>
        )
      }
    >
      {closedBecause ?? 'Esta conversación está cerrada.'}
    </Notice>
  );
}
