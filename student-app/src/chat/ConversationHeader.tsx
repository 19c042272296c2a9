import type { Ref } from 'react';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { markOf } from './conversation-mark.ts';
import styles from './ConversationHeader.module.css';
import { subjectOf } from './message-words.ts';

interface ConversationHeaderProps {
  conversation: Conversation;
  user: CurrentUser;
  /** Link back to the list, on screens that show only one of the two. */
  listHref: string;
  heading: Ref<HTMLHeadingElement>;
}

/** Name of the other side and subject of the conversation. */
export function ConversationHeader({ conversation, user, listHref, heading }: ConversationHeaderProps) {
  const { other, contactMessage } = conversation;
  const about = aboutHref(conversation, user);
  return (
    <header className={styles.header}>
      <Link
        href={listHref}
        variant="standalone"
        className={styles.back}
        aria-label="Volver a las conversaciones"
      >
        <Icon name="arrow-left" />
      </Link>
      <OrganizationMark organization={markOf(conversation)} />
      <div className={styles.words}>
        <Heading level={1} size="md" ref={heading} tabIndex={-1}>
          {other.name}
        </Heading>
        <Text size="sm" tone="muted" className={styles.subject}>
          {about === null ? subjectOf(conversation) : <Link href={about}>{subjectOf(conversation)}</Link>}
        </Text>
      </div>
      {contactMessage && (
        <Link
          href={href('staffMessage', { id: contactMessage })}
          className={styles.manage}
          variant="standalone"
        >
          Gestionar
        </Link>
      )}
    </header>
  );
}

/** Returns the address of the conversation's subject; null if its author has withdrawn the work. */
function aboutHref(
  { application, opportunity, work, status }: Conversation,
  user: CurrentUser,
): string | null {
  if (application !== null) return applicationHref(application, user);
  if (opportunity !== null) return opportunityHref(opportunity, user);
  return work !== null && status === 'open' ? href('work', { id: work.id }) : null;
}

/** Links the student to the application, and the organisation to all applications of the project. */
const applicationHref = (
  { id, project }: NonNullable<Conversation['application']>,
  user: CurrentUser,
): string =>
  user.profileType === 'student'
    ? href('application', { id })
    : href('projectApplications', { id: project.id });

/** Links the student to the opportunity, and the organisation to the students interested in it. */
const opportunityHref = ({ id }: NonNullable<Conversation['opportunity']>, user: CurrentUser): string =>
  user.profileType === 'student'
    ? href('opportunity', { id })
    : href('opportunityEdit', { id }, { tab: 'interested' });
