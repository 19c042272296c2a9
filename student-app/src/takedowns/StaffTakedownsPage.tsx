import { takedownStates } from '@puente/contract/constants/takedowns';
import { counted } from '@puente/contract/counted';
import type { Takedown } from '@puente/contract/entities/takedown';
import { relativeTime } from '@puente/contract/relative-time';
import { type DataColumn, FilterSelects, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { takedownPage, takedownSearch } from './takedown-search.ts';
import { kindWords } from './takedown-words.ts';
import { WaitingObjections } from './WaitingObjections.tsx';

const nameOf = ({ record }: Takedown) => record.title;
const open = ({ id }: Takedown) => ({ href: href('staffTakedown', { id }) });

const columns: readonly DataColumn<Takedown>[] = [
  { id: 'title', label: 'Título', cell: nameOf },
  { id: 'kind', label: 'Tipo', brief: true, cell: ({ kind }) => kindWords[kind] },
  { id: 'owner', label: 'De quién', cell: ({ owner }) => owner ?? '—' },
  { id: 'state', label: 'Estado', brief: true, cell: ({ state }) => takedownStates[state] },
  { id: 'created', label: 'Retirada', brief: true, cell: ({ createdAt }) => relativeTime(createdAt) },
  {
    id: 'objected',
    label: 'Objeción',
    brief: true,
    cell: ({ objectedAt }) => (objectedAt === null ? '—' : relativeTime(objectedAt)),
  },
  { id: 'by', label: 'Quién la retiró', cell: ({ history }) => history[0]?.by ?? '—' },
];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filters = [
  { name: 'kind', label: 'Tipo', options: optionsOf(kindWords) },
  { name: 'state', label: 'Estado', options: optionsOf(takedownStates) },
] as const;

/** /staff/retiradas: records that staff have taken down, and the objections that wait. */
export default function StaffTakedownsPage() {
  const search = useTableSearch(takedownSearch);
  const { controls } = search;
  const takedowns = useQuery(takedownPage(controls.search));
  useReady(!takedowns.isPending);

  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          title="Publicaciones retiradas"
          lead="Lo que el equipo ha retirado, por qué, y las objeciones de quien lo publicó."
        />
        <WaitingObjections />
        <SearchedTable
          search={search}

          caption="Publicaciones retiradas"
          count={(total) => counted(total, 'publicación', 'publicaciones')}
          failed="No hemos podido cargar lo retirado"
          columns={columns}
          query={stateOf(takedowns)}
          busy={takedowns.isPlaceholderData}
          nameOf={nameOf}
          open={open}
          filters={<FilterSelects filters={filters} controls={controls} />}
          nothing={{
            title: 'Nada encaja con estos filtros',
            advice: 'Prueba con otro tipo o con otro estado.',
            allLabel: 'Ver todo lo retirado',
          }}
          none={<EmptyState icon="check" title="No hay nada retirado" />}
        />
      </Stack>
    </Container>
  );
}
