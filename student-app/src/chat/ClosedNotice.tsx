import type { Conversation } from '@puente/contract/entities/conversation';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { conversationHref } from './chat-place.ts';

/** Notice instead of the text field of a closed conversation, with the reason and a next step. */
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
