import { useState } from 'react';
import { pageQueries } from '@puente/client/content';
import { restorePage, staffTextQueries } from '@puente/client/staff-texts';
import type { ContentPage } from '@puente/contract/entities/content';
import type { PageValues } from '@puente/contract/entities/staff-text';
import type { PageId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { ContentForm } from './ContentForm.tsx';
import { TextGone } from './TextGone.tsx';
import { TextHistory } from './TextHistory.tsx';
import { TextToEdit } from './TextToEdit.tsx';

/** /staff/textos/paginas/:id: form of a page of the site, and its history. Only for editors. */
export default function StaffContentPage() {
  const id = recordId('page', useParams().id);
  return <Container width="text">{id === null ? <TextGone /> : <PageToEdit key={id} id={id} />}</Container>;
}

function PageToEdit({ id }: { id: PageId }) {
  const page = useQuery(pageQueries.one(id));
  return (
    <TextToEdit query={page} titleOf={({ title }) => title}>
      {(known) => <Editor page={known} />}
    </TextToEdit>
  );
}

const words = {
  slug: 'dirección',
  title: 'título',
  content: 'texto',
  published: 'publicación',
} as const satisfies Record<keyof PageValues, string>;

function Editor({ page }: { page: ContentPage }) {
  const { id, title, published, updatedAt } = page;
  const queryClient = useQueryClient();
  /** Changes when a former version was restored, which fills the form again. */
  const [restored, setRestored] = useState(0);
  const refresh = () => queryClient.invalidateQueries({ queryKey: pageQueries.key });
  return (
    <Stack gap={6}>
      <Link href={lastList(href('staffTexts'))}>Volver a los textos</Link>
      <PageHeader
        eyebrow="Página"
        title={title}
        lead={published ? 'Publicada.' : 'Sin publicar: los visitantes ven el texto de la casa, si lo hay.'}
      />
      <ContentForm key={restored} page={page} />
      <TextHistory
        newest={useQuery(staffTextQueries.pageVersions(id))}
        readOlder={(before) => queryClient.fetchQuery(staffTextQueries.pageVersions(id, before))}
        words={words}
        valueOf={valueOf}
        stays="Su dirección y su publicación no cambian"
        onRestore={async (version) => {
          queryClient.setQueryData(pageQueries.one(id).queryKey, await restorePage(id, version, updatedAt));
          await refresh();
          setRestored(restored + 1);
        }}
        onOutdated={() => void refresh()}
      />
    </Stack>
  );
}

const valueOf = (values: PageValues, field: keyof PageValues): string =>
  field === 'published' ? (values.published ? 'Publicada' : 'Sin publicar') : values[field];
