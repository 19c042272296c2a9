import { useState } from 'react';
import { noticeStateCodes, noticeStates } from '@puente/contract/constants/audience-notices';
import { messageKinds, noticeKinds } from '@puente/contract/constants/message-kinds';
import { counted } from '@puente/contract/counted';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { relativeTime } from '@puente/contract/relative-time';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, FilterSelects, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { NewNoticeDialog } from './NewNoticeDialog.tsx';
import { noticePage, noticeSearch } from './notice-search.ts';
import { figure, stateTones } from './notice-words.ts';

const columns: readonly DataColumn<AudienceNotice>[] = [
  { id: 'title', label: 'Título', cell: ({ title }) => title },
  { id: 'kind', label: 'Tipo', cell: ({ kind }) => messageKinds[kind] },
  {
    id: 'state',
    label: 'Estado',
    brief: true,
    cell: ({ state }) => <Chip tone={stateTones[state]}>{noticeStates[state]}</Chip>,
  },
  {
    id: 'told',
    label: 'Recibido por',
    brief: true,
    cell: ({ told, state }) => (state === 'draft' || state === 'planned' ? '—' : figure(told)),
  },
  { id: 'changed', label: 'Último cambio', brief: true, cell: ({ updatedAt }) => relativeTime(updatedAt) },
];

const filters = [
  {
    name: 'state',
    label: 'Estado',
    options: noticeStateCodes.map((value) => ({ value, label: noticeStates[value] })),
  },
  {
    name: 'kind',
    label: 'Tipo',
    options: noticeKinds.map((value) => ({ value, label: messageKinds[value] })),
  },
] as const;

const nameOf = ({ title }: AudienceNotice) => title;
const open = ({ id }: AudienceNotice) => ({ href: href('staffNotice', { id }) });

/** /staff/avisos: notices to students, from drafts to sent ones. Only for editors. */
export default function StaffNoticesPage() {
  const search = useTableSearch(noticeSearch);
  const { controls } = search;
  const notices = useQuery(noticePage(controls.search));
  const [isWriting, setWriting] = useState(false);
  useReady(!notices.isPending);
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Avisos a estudiantes"
          lead="Consejos, ofertas y eventos para quien los ha pedido: se preparan, se prueban y se envían por pasos."
          actions={
            <Button icon="plus" aria-haspopup="dialog" onClick={() => setWriting(true)}>
              Escribir un aviso
            </Button>
          }
        />
        <SearchedTable
          search={search}
          keyword={{ title: 'Buscar avisos', label: 'Título', placeholder: 'Elegir tema, jornada…' }}

          caption="Avisos a estudiantes"
          count={(total) => counted(total, 'aviso', 'avisos')}
          failed="No hemos podido cargar los avisos"
          columns={columns}
          query={stateOf(notices)}
          busy={notices.isPlaceholderData}
          nameOf={nameOf}
          open={open}
          filters={<FilterSelects filters={filters} controls={controls} />}
          nothing={{
            title: 'Ningún aviso encaja con tu búsqueda',
            advice: 'Prueba con otra palabra del título, o con otro tipo o estado.',
            allLabel: 'Ver todos los avisos',
          }}
          none={<EmptyState icon="bell" title="Todavía no hay avisos" />}
        />
      </Stack>
      {isWriting && <NewNoticeDialog onClose={() => setWriting(false)} />}
    </Container>
  );
}
