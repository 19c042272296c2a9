import type { Ref } from 'react';
import { brand } from '@puente/contract/brand';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { ConversationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { stateOf } from '@puente/platform/query';
import { conversationHref, listHref } from './chat-place.ts';
import { ConversationItem, ConversationLink } from './ConversationItem.tsx';
import styles from './ConversationList.module.css';
import type { ConversationsList } from './use-conversations.ts';

interface ConversationListProps {
  list: ConversationsList;
  user: CurrentUser;
  /** Conversation that is open next to the list. */
  current: ConversationId | null;
  waiting: boolean;
  heading: Ref<HTMLHeadingElement>;
}

/** Conversations of the user, with the team's first. Staff see everybody's conversations with the team. */
export function ConversationList({ list, user, current, waiting, heading }: ConversationListProps) {
  const isStaff = user.profileType === 'staff';
  return (
    <section className={styles.list} aria-labelledby="conversations">
      <div className={styles.head}>
        <Heading level={current === null ? 1 : 2} size="lg" id="conversations" ref={heading} tabIndex={-1}>
          Mensajes
        </Heading>
        {isStaff && (
          <SectionNav
            label="Qué conversaciones"
            items={[
              { href: listHref(false), label: 'Todas', current: !waiting },
              { href: listHref(true), label: 'Esperan respuesta', current: waiting },
            ]}
          />
        )}
      </div>
      <Listed list={list} user={user} current={current} waiting={waiting} />
    </section>
  );
}

function Listed({ list, user, current, waiting }: Omit<ConversationListProps, 'heading'>) {
  const { query, showMore } = list;
  const now = useNow();
  return (
    <QueryState
      query={stateOf(query)}
      skeleton={<ListSkeleton />}
      failed="No hemos podido cargar tus conversaciones"
    >
      {items}
    </QueryState>
  );

  function items({ data }: { data: readonly Conversation[] }) {
    const conversations = teamFirst(data, user);
    const isStaff = user.profileType === 'staff';
    const hasTeam = isStaff || conversations.some(isOpenWithTeam);
    return (
      <>
        <ul data-plain="" className={styles.items}>
          {!hasTeam && (
            <li>
              <ConversationLink
                href={conversationHref('team')}
                mark={{ name: `Equipo de ${brand.name}`, logo: null }}
                name={`Equipo de ${brand.name}`}
                subject="Dudas y ayuda con la plataforma"
                words="Pregúntanos lo que necesites"
              />
            </li>
          )}
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationItem
                conversation={conversation}
                href={conversationHref(conversation.id, waiting)}
                isCurrent={conversation.id === current}
                now={now}
              />
            </li>
          ))}
        </ul>
        {showMore && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.more}
            busy={query.isFetching}
            onClick={showMore}
          >
            Ver más conversaciones
          </Button>
        )}
        <Explanation user={user} waiting={waiting} conversations={conversations} />
      </>
    );
  }
}

/** Explains what will appear in the list while it has few entries. */
function Explanation({
  user,
  waiting,
  conversations,
}: {
  user: CurrentUser;
  waiting: boolean;
  conversations: readonly Conversation[];
}) {
  const words = explanationFor(user, waiting, conversations);
  if (words === null) return null;
  return (
    <Text size="sm" tone="muted" className={styles.explanation}>
      {words}
    </Text>
  );
}

function explanationFor(
  { profileType }: CurrentUser,
  waiting: boolean,
  conversations: readonly Conversation[],
): string | null {
  if (profileType === 'staff') {
    if (conversations.length > 0) return null;
    return waiting
      ? 'Nadie espera respuesta del equipo.'
      : 'Todavía no ha escrito nadie. Aquí verás lo que pregunten al equipo.';
  }
  if (conversations.some(({ kind }) => kind === 'application')) return null;
  if (profileType === 'student')
    return 'Cuando una organización te preseleccione, podréis escribiros aquí sobre el proyecto.';
  if (profileType === 'coordinator' || profileType === 'projectManager')
    return 'Cuando preselecciones a alguien, podrás escribirle aquí desde su solicitud.';
  return null;
}

const isOpenWithTeam = ({ kind, status, user }: Conversation): boolean =>
  kind === 'team' && status === 'open' && user === undefined;

/** Sorts the user's own conversation with the team first. The rest stay newest first, as the API returns them. */
function teamFirst(
  conversations: readonly Conversation[],
  { profileType }: CurrentUser,
): readonly Conversation[] {
  if (profileType === 'staff') return conversations;
  return [
    ...conversations.filter(isOpenWithTeam),
    ...conversations.filter((conversation) => !isOpenWithTeam(conversation)),
  ];
}

function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">Cargando tus conversaciones</VisuallyHidden>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </div>
  );
}
