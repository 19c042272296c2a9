import { useState } from 'react';
import { counted } from '@puente/contract/counted';
import { type StaffText, textKinds } from '@puente/contract/entities/staff-text';
import {
  type PublicationState,
  publicationStates,
  publicationStateWords,
} from '@puente/contract/publication';
import { relativeTime } from '@puente/contract/relative-time';
import { Button } from '@puente/design-system/button';
import { Chip, type ChipTone } from '@puente/design-system/chip';
import { type DataColumn, FilterSelects, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { momentWords } from './moment-words.ts';
import { NewFaqDialog } from './NewFaqDialog.tsx';
import { NewPostDialog } from './NewPostDialog.tsx';
import { NewResourceDialog } from './NewResourceDialog.tsx';
import { kindWords, textPage, textSearch } from './text-search.ts';

/** A row of the table. Posts, questions, pages and resources may have the same number. */
type Row = Omit<StaffText, 'id'> & { id: string; number: number };

const tones: Record<PublicationState, ChipTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
};

const columns: readonly DataColumn<Row>[] = [
  { id: 'title', label: 'Título', cell: ({ title }) => title },
  { id: 'kind', label: 'Tipo', brief: true, cell: ({ kind }) => kindWords[kind] },
  {
    id: 'state',
    label: 'Estado',
    brief: true,
    cell: ({ state }) => <Chip tone={tones[state]}>{publicationStateWords[state]}</Chip>,
  },
  {
    id: 'date',
    label: 'Publicación',
    brief: true,
    cell: ({ publishedAt }) => (publishedAt === null ? '—' : momentWords(publishedAt)),
  },
  { id: 'changed', label: 'Último cambio', brief: true, cell: ({ updatedAt }) => relativeTime(updatedAt) },
  { id: 'who', label: 'Quién', cell: ({ who }) => who ?? '—' },
];

const filters = [
  {
    name: 'kind',
    label: 'Tipo',
    options: textKinds.map((value) => ({ value, label: kindWords[value] })),
  },
  {
    name: 'state',
    label: 'Estado',
    options: publicationStates.map((value) => ({ value, label: publicationStateWords[value] })),
  },
] as const;

const nameOf = ({ title }: Row) => title;

const editors = {
  post: 'staffPost',
  faq: 'staffFaq',
  page: 'staffContent',
  resource: 'staffResource',
} as const;
const open = ({ kind, number }: Row) => ({ href: href(editors[kind], { id: number }) });

/** /staff/textos: the texts of the site, drafts included. Only for editors. */
export default function StaffTextsPage() {
  const search = useTableSearch(textSearch);
  const { controls } = search;
  const texts = useQuery(textPage(controls.search));
  const [writing, setWriting] = useState<'post' | 'faq' | 'resource' | null>(null);
  useReady(!texts.isPending);
  const { data, ...state } = stateOf(texts);
  const rows = data && {
    ...data,
    data: data.data.map(({ id, ...text }): Row => ({ ...text, id: `${text.kind}-${id}`, number: id })),
  };

  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Textos del sitio"
          lead="Entradas del blog, preguntas frecuentes, recursos y páginas: lo publicado, lo programado y los borradores."
          actions={
            <Cluster gap={3}>
              <Button icon="plus" aria-haspopup="dialog" onClick={() => setWriting('post')}>
                Escribir una entrada
              </Button>
              <Button
                icon="plus"
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setWriting('faq')}
              >
                Escribir una pregunta
              </Button>
              <Button
                icon="plus"
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => setWriting('resource')}
              >
                Escribir un recurso
              </Button>
            </Cluster>
          }
        />
        <SearchedTable
          search={search}
          keyword={{ title: 'Buscar textos', label: 'Título', placeholder: 'Elegir tema, convenio…' }}

          caption="Textos"
          count={(total) => counted(total, 'texto', 'textos')}
          failed="No hemos podido cargar los textos"
          columns={columns}
          query={{ ...state, data: rows }}
          busy={texts.isPlaceholderData}
          nameOf={nameOf}
          open={open}
          filters={<FilterSelects filters={filters} controls={controls} />}
          nothing={{
            title: 'Ningún texto encaja con tu búsqueda',
            advice: 'Prueba con otra palabra del título, o con otro tipo o estado.',
            allLabel: 'Ver todos los textos',
          }}
          none={<EmptyState icon="file" title="Todavía no hay textos" />}
        />
      </Stack>
      {writing === 'post' && <NewPostDialog onClose={() => setWriting(null)} />}
      {writing === 'resource' && <NewResourceDialog onClose={() => setWriting(null)} />}
      {writing === 'faq' && <NewFaqDialog onClose={() => setWriting(null)} />}
    </Container>
  );
}
