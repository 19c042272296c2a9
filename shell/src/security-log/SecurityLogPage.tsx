import { useState } from 'react';
import { securityEventWords, suspiciousEvents } from '@puente/contract/constants/security-events';
import { counted } from '@puente/contract/counted';
import type { SecurityEvent } from '@puente/contract/entities/security-event';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { momentOf } from '../staff-acts/act-words.ts';
import { accountOf, actorOf, originOf } from './event-words.ts';
import { EventDialog } from './EventDialog.tsx';
import { securityLogPage, securityLogSearch } from './security-log-search.ts';

const columns: readonly DataColumn<SecurityEvent>[] = [
  {
    id: 'kind',
    label: 'Qué pasó',
    cell: ({ kind }) =>
      suspiciousEvents.includes(kind) ? (
        <Chip tone="warning">{securityEventWords[kind]}</Chip>
      ) : (
        securityEventWords[kind]
      ),
  },
  { id: 'user', label: 'Cuenta', cell: accountOf },
  { id: 'actor', label: 'Quién lo hizo', cell: actorOf },
  { id: 'address', label: 'Origen', cell: ({ address }) => originOf(address) },
  { id: 'when', label: 'Cuándo', brief: true, cell: ({ createdAt }) => momentOf(createdAt) },
];

const nameOf = ({ kind, createdAt }: SecurityEvent) => `${securityEventWords[kind]}, ${momentOf(createdAt)}`;

const kindOptions = Object.entries(securityEventWords)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'es'));

/** /staff/seguridad: events of accounts in the last 90 days. */
export default function SecurityLogPage() {
  const search = useTableSearch(securityLogSearch);
  const { controls } = search;
  const events = useQuery(securityLogPage(controls.search));
  const [shown, setShown] = useState<SecurityEvent | null>(null);
  useReady(!events.isPending);
  /** Narrows the log to what an event has in common with others. */
  const narrow = (by: 'user' | 'address', value: string) => {
    setShown(null);
    controls.choose(by, [value]);
  };
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Registro de seguridad"
          lead="Lo que pasó con las cuentas en los últimos 90 días. Las direcciones de internet no se guardan: un origen igual tiene el mismo seudónimo."
        />
        <SearchedTable
          search={search}

          caption="Sucesos de seguridad"
          count={(total) => counted(total, 'suceso', 'sucesos')}
          failed="No hemos podido cargar el registro"
          columns={columns}
          query={stateOf(events)}
          busy={events.isPlaceholderData}
          nameOf={nameOf}
          open={(event) => ({ onPress: () => setShown(event) })}
          filters={
            <SelectField
              label="Qué pasó"
              name="kind"
              placeholder="Cualquier suceso"
              options={kindOptions}
              value={controls.chosen('kind')[0] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                controls.choose('kind', value === '' ? [] : [value])
              }
            />
          }
          nothing={{
            title: 'Ningún suceso encaja con tu búsqueda',
            advice: 'Prueba con otro suceso, o quita la cuenta o el origen.',
            allLabel: 'Ver todo el registro',
          }}
          none={
            <EmptyState icon="lock" title="Todavía no hay ningún suceso">
              Aparecerán aquí los inicios de sesión y los cambios de las cuentas.
            </EmptyState>
          }
        />
      </Stack>
      {shown && <EventDialog event={shown} onNarrow={narrow} onClose={() => setShown(null)} />}
    </Container>
  );
}
