import type { ContactMessage } from '@puente/contract/entities/contact-message';
import type { UserId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { AnswerTimes } from './AnswerTimes.tsx';
import { messagePage, messageSearch, type Queue } from './message-search.ts';
import { kindOf, messageCount, queueWords, stateOfMessage } from './message-words.ts';
import styles from './StaffMessages.module.css';
import { useLiveMessages } from './use-live-messages.ts';

const nameOf = ({ subject }: ContactMessage) => subject;
const open = ({ id }: ContactMessage) => ({ href: href('staffMessage', { id }) });

const first: readonly DataColumn<ContactMessage>[] = [
  { id: 'subject', label: 'Asunto', cell: nameOf },
  { id: 'from', label: 'De', cell: (message) => <Sender message={message} /> },
];
const second: Readonly<Record<Queue, DataColumn<ContactMessage>>> = {
  chats: {
    id: 'unread',
    label: 'Sin leer',
    brief: true,
    cell: ({ chat }) => (chat === null || chat.unread === 0 ? 'Nada' : messageCount(chat.unread)),
  },
  messages: { id: 'kind', label: 'Tipo', brief: true, cell: kindOf },
};
const rest: readonly DataColumn<ContactMessage>[] = [
  { id: 'state', label: 'Estado', brief: true, cell: (message) => <StateChip message={message} /> },
  { id: 'assignee', label: 'Lo lleva', brief: true, cell: ({ assignee }) => assignee?.name ?? 'Nadie' },
  { id: 'waits', label: 'Espera desde', brief: true, cell: ({ waitsSince }) => relativeTime(waitsSince) },
  { id: 'created', label: 'Recibido', brief: true, cell: ({ createdAt }) => relativeTime(createdAt) },
];

const columns = {
  chats: [...first, second.chats, ...rest],
  messages: [...first, second.messages, ...rest],
} as const;

function Sender({ message: { name, email } }: { message: ContactMessage }) {
  return (
    <>
      <div>{name}</div>
      <Text size="sm" tone="muted" className={styles.text}>
        {email}
      </Text>
    </>
  );
}

function StateChip({ message }: { message: ContactMessage }) {
  const { label, tone } = stateOfMessage(message);
  return <Chip tone={tone}>{label}</Chip>;
}

interface MessageQueueProps {
  queue: Queue;
}

/** A queue of the team, those who wait longest first. It follows the chats. */
export function MessageQueue(props: MessageQueueProps) {
  const user = useUser();
  return <Container>{user && <Messages {...props} user={user.id} />}</Container>;
}

type SelectName = 'state' | 'kind' | 'who';
const selects: Readonly<Record<Queue, readonly SelectName[]>> = {
  chats: ['state', 'who'],
  messages: ['state', 'kind', 'who'],
};
/** Words of a select without a choice. */
const unchosen: Readonly<Record<SelectName, string>> = {
  state: 'Sin cerrar',
  kind: 'Cualquiera',
  who: 'Cualquiera',
};

function Messages({ queue, user }: MessageQueueProps & { user: UserId }) {
  const words = queueWords[queue];
  const search = useTableSearch(messageSearch);
  const { controls } = search;
  const messages = useQuery(messagePage(queue, controls.search, user));
  useLiveMessages(null);
  useReady(!messages.isPending);
  return (
    <Stack gap={5}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="secondary" href={href('staffSavedAnswers')}>
            Respuestas guardadas
          </ButtonLink>
        }
      />
      <AnswerTimes queue={queue} />
      <SearchedTable
        search={search}
        keyword={{
          title: words.search,
          label: 'Referencia, nombre, correo o palabras',
          placeholder: '4F2A91BC, Ana, convenio…',
        }}

        caption={words.caption}
        count={words.count}
        failed={words.failed}
        columns={columns[queue]}
        query={stateOf(messages)}
        busy={messages.isPlaceholderData}
        nameOf={nameOf}
        open={open}
        filters={selects[queue].map((name) => (
          <FilterSelect
            key={name}
            queue={queue}
            name={name}
            value={controls.chosen(name)[0] ?? ''}
            onChoose={(value) => controls.choose(name, value === '' ? [] : [value])}
          />
        ))}
        nothing={{
          title: words.nothing,
          advice: 'Prueba con otra palabra o con otro estado.',
          allLabel: 'Ver los que están sin cerrar',
        }}
        none={
          <EmptyState icon="check" title={words.done}>
            Cuando alguien escriba, lo verás aquí y en tu página de trabajo.
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** Choices that make sense in the other queue only. */
const isOfOther = (queue: Queue, option: string): boolean =>
  queue === 'messages' && (option === 'unread' || option === 'chat');

interface FilterSelectProps {
  queue: Queue;
  name: SelectName;
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ queue, name, value, onChoose }: FilterSelectProps) {
  const { label, values, wordsOf } = messageSearch.list.filters[name];
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={unchosen[name]}
      options={(values ?? [])
        .filter((option) => !isOfOther(queue, option))
        .map((option) => ({ value: option, label: wordsOf(option) }))}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
