import { useState } from 'react';
import { counted } from '@puente/contract/counted';
import type { StaffAct } from '@puente/contract/entities/staff-act';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { momentOf, outcomes } from './act-words.ts';
import { ActDialog } from './ActDialog.tsx';
import { actOptions, actsPage, actsSearch, sentenceOf } from './acts-search.ts';

const columns: readonly DataColumn<StaffAct>[] = [
  { id: 'act', label: 'Qué hizo', cell: ({ call }) => sentenceOf(call) },
  { id: 'who', label: 'Quién', cell: ({ who }) => who },
  { id: 'record', label: 'Registro', cell: recordOf },
  { id: 'when', label: 'Cuándo', brief: true, cell: ({ createdAt }) => momentOf(createdAt) },
  {
    id: 'outcome',
    label: 'Resultado',
    brief: true,
    cell: ({ outcome }) => <Chip tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Chip>,
  },
];

/** Name of the record, or its number. */
function recordOf({ recordName, record }: StaffAct): string {
  return recordName ?? (record === null ? '—' : `N.º ${record}`);
}

const nameOf = ({ call, who }: StaffAct) => `${sentenceOf(call)}, ${who}`;

/** /staff/registro: what members of the team did. */
export default function StaffActsPage() {
  const search = useTableSearch(actsSearch);
  const { controls } = search;
  const acts = useQuery(actsPage(controls.search));
  const [shown, setShown] = useState<StaffAct | null>(null);
  useReady(!acts.isPending);
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Registro del equipo"
          lead="Quién cambió qué, cuándo, y lo que había antes. Nadie puede modificarlo ni borrarlo."
        />
        <SearchedTable
          search={search}
          keyword={{ title: 'Buscar en el registro', label: 'Quién', placeholder: 'Nombre' }}

          caption="Actos del equipo"
          count={(total) => counted(total, 'acto', 'actos')}
          failed="No hemos podido cargar el registro"
          columns={columns}
          query={stateOf(acts)}
          busy={acts.isPlaceholderData}
          nameOf={nameOf}
          open={(act) => ({ onPress: () => setShown(act) })}
          filters={
            <SelectField
              label="Qué hizo"
              name="act"
              placeholder="Cualquier acto"
              options={actOptions}
              value={controls.chosen('act')[0] ?? ''}
              onChange={({ currentTarget: { value } }) => controls.choose('act', value === '' ? [] : [value])}
            />
          }
          nothing={{
            title: 'Ningún acto encaja con tu búsqueda',
            advice: 'Prueba con otro nombre o con otro acto.',
            allLabel: 'Ver todo el registro',
          }}
          none={
            <EmptyState icon="clock" title="Todavía no hay ningún acto">
              Aparecerá aquí lo que haga el equipo.
            </EmptyState>
          }
        />
      </Stack>
      {shown && <ActDialog act={shown} onClose={() => setShown(null)} />}
    </Container>
  );
}
