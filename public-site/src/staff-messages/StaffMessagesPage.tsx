import type { ContactMessage } from '@puente/contract/entities/contact-message';
import type { UserId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, DataTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { ActiveFilters, KeywordSearch, NothingListed } from '@puente/design-system/lists';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { AnswerTimes } from './AnswerTimes.tsx';
import { messagePage, messageSearch } from './message-search.ts';
import { kindOf, messageCount, stateOfMessage } from './message-words.ts';
import styles from './StaffMessages.module.css';

const nameOf = ({ subject }: ContactMessage) => subject;
const open = ({ id }: ContactMessage) => ({ href: href('staffMessage', { id }) });

const columns: readonly DataColumn<ContactMessage>[] = [
  { id: 'subject', label: 'Asunto', cell: nameOf },
  { id: 'from', label: 'De', cell: (message) => <Sender message={message} /> },
  { id: 'kind', label: 'Tipo', brief: true, cell: kindOf },
  { id: 'state', label: 'Estado', brief: true, cell: (message) => <StateChip message={message} /> },
  { id: 'assignee', label: 'Lo lleva', brief: true, cell: ({ assignee }) => assignee?.name ?? 'Nadie' },
  { id: 'waits', label: 'Espera desde', brief: true, cell: ({ waitsSince }) => relativeTime(waitsSince) },
  { id: 'created', label: 'Recibido', brief: true, cell: ({ createdAt }) => relativeTime(createdAt) },
];

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

/** /staff/mensajes: what people wrote to the team and reported about records, oldest first. */
export default function StaffMessagesPage() {
  const user = useUser();
  return <Container>{user && <Messages user={user.id} />}</Container>;
}

type SelectName = 'state' | 'kind' | 'who';
const selects: readonly SelectName[] = ['state', 'kind', 'who'];
/** Words of a select without a choice. */
const unchosen: Readonly<Record<SelectName, string>> = {
  state: 'Sin cerrar',
  kind: 'Cualquiera',
  who: 'Cualquiera',
};

function Messages({ user }: { user: UserId }) {
  const { controls, table } = useTableSearch(messageSearch);
  const messages = useQuery(messagePage(controls.search, user));
  useReady(!messages.isPending);
  return (
    <Stack gap={5}>
      <PageHeader
        title="Contacto y avisos"
        lead="Lo que nos escriben desde la página de contacto y los avisos de problemas. Van primero los que más tiempo esperan."
        actions={
          <ButtonLink variant="secondary" href={href('staffSavedAnswers')}>
            Respuestas guardadas
          </ButtonLink>
        }
      />
      <AnswerTimes />
      <KeywordSearch
        title="Buscar mensajes"
        label="Referencia, nombre, correo o palabras"
        placeholder="4F2A91BC, Ana, convenio…"
        {...controls.keyword}
      />
      <DataTable
        {...table}
        caption="Mensajes"
        count={messageCount}
        failed="No hemos podido cargar los mensajes"
        columns={columns}
        query={stateOf(messages)}
        busy={messages.isPlaceholderData}
        nameOf={nameOf}
        open={open}
        filters={selects.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            value={controls.chosen(name)[0] ?? ''}
            onChoose={(value) => controls.choose(name, value === '' ? [] : [value])}
          />
        ))}
        active={<ActiveFilters chips={controls.chips} onClear={controls.clear} results={controls.region} />}
        empty={
          <NothingListed
            total={messages.data?.meta.pagination.total ?? 0}
            first={controls.pageHref(1)}
            isNarrowed={controls.isNarrowed}
            title="Ningún mensaje encaja con tu búsqueda"
            ways={[]}
            advice="Prueba con otra palabra o con otro estado."
            allLabel="Ver los que están sin cerrar"
            onAll={controls.clear}
          >
            <EmptyState icon="check" title="No queda ningún mensaje sin cerrar">
              Cuando alguien escriba, lo verás aquí y en tu página de trabajo.
            </EmptyState>
          </NothingListed>
        }
      />
    </Stack>
  );
}

interface FilterSelectProps {
  name: SelectName;
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ name, value, onChoose }: FilterSelectProps) {
  const { label, values, wordsOf } = messageSearch.list.filters[name];
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={unchosen[name]}
      options={(values ?? []).map((option) => ({ value: option, label: wordsOf(option) }))}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
