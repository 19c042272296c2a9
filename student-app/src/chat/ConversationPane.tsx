import type { Ref } from 'react';
import { ApiError } from '@puente/client/api-error';
import type { ConversationConnection } from '@puente/client/conversation-events';
import { conversationQueries } from '@puente/client/conversations';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { ConversationId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { retryOf, useQuery } from '@puente/platform/query';
import { ConversationHeader } from './ConversationHeader.tsx';
import styles from './ConversationView.module.css';
import { ConversationView } from './ConversationView.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';

interface ConversationPaneProps {
  id: ConversationId;
  /** Conversation from the list. */
  known: Conversation | undefined;
  /** True once the list has loaded or failed. Only then is a missing conversation fetched. */
  isListed: boolean;
  connection: ConversationConnection;
  user: CurrentUser;
  listHref: string;
  heading: Ref<HTMLHeadingElement>;
}

/** Conversation with its header and messages. */
export function ConversationPane({
  id,
  known,
  isListed,
  connection,
  user,
  listHref,
  heading,
}: ConversationPaneProps) {
  const asked = useQuery({ ...conversationQueries.one(id), enabled: isListed && known === undefined });
  const conversation = known ?? asked.data;

  if (conversation) {
    return (
      <section className={styles.view} aria-label={`Conversación con ${conversation.other.name}`}>
        <ConversationHeader conversation={conversation} user={user} listHref={listHref} heading={heading} />
        <ConversationView conversation={conversation} connection={connection} user={user} />
      </section>
    );
  }
  if (!asked.isError) return <MessagesSkeleton />;
  if (asked.error instanceof ApiError && asked.error.status > 0 && asked.error.status < 500) {
    return (
      <EmptyState
        icon="chat"
        headingLevel={1}
        title="No encontramos esta conversación"
        action={<ButtonLink href={listHref}>Ver mis conversaciones</ButtonLink>}
      >
        Puede que la dirección tenga una errata o que sea de otra cuenta.
      </EmptyState>
    );
  }
  return <Retry place="page" title="No hemos podido abrir la conversación" {...retryOf(asked)} />;
}
