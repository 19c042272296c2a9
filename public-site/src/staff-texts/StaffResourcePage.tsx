import { useState } from 'react';
import { resourceQueries } from '@puente/client/resources';
import {
  createResourcePreviewLink,
  endResourcePreviewLink,
  restoreResource,
  staffTextQueries,
} from '@puente/client/staff-texts';
import { resourcePurposes, resourceStages } from '@puente/contract/constants/resources';
import type { Resource } from '@puente/contract/entities/content';
import type { ResourceValues } from '@puente/contract/entities/staff-text';
import type { ResourceId } from '@puente/contract/ids';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { DeleteText } from './DeleteText.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { momentWords, standingWords } from './moment-words.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { ResourceForm } from './ResourceForm.tsx';
import { TextGone } from './TextGone.tsx';
import { TextHistory } from './TextHistory.tsx';
import { TextToEdit } from './TextToEdit.tsx';

/** /staff/textos/recursos/:id: form of a resource, its publication, preview and history. Only for editors. */
export default function StaffResourcePage() {
  const id = recordId('resource', useParams().id);
  return <Container>{id === null ? <TextGone /> : <ResourceToEdit key={id} id={id} />}</Container>;
}

function ResourceToEdit({ id }: { id: ResourceId }) {
  const resource = useQuery(resourceQueries.one(id));
  return (
    <TextToEdit query={resource} titleOf={({ title }) => title}>
      {(known) => <Editor resource={known} />}
    </TextToEdit>
  );
}

const words = {
  title: 'título',
  introduction: 'introducción',
  purposes: 'para qué sirve',
  tfx_status: 'cuándo ayuda',
  is_popular: 'destacado',
  tags: 'temas',
  picture: 'imagen',
  pictureText: 'texto alternativo de la imagen',
  content: 'texto',
  link: 'enlace',
  publishedAt: 'publicación',
} as const satisfies Record<keyof ResourceValues, string>;

function Editor({ resource }: { resource: Resource }) {
  const { id, title, publishedAt, updatedAt } = resource;
  const queryClient = useQueryClient();
  /** Changes when a former version was restored, which fills the form again. */
  const [restored, setRestored] = useState(0);
  const refresh = () => queryClient.invalidateQueries({ queryKey: resourceQueries.key });
  return (
    <EditorLayout
      kind="Recurso"
      title={title}
      standing={standingWords(publishedAt, 'o')}
      actions={
        <ButtonLink href={href('resource', { id })} variant="secondary">
          Ver en la biblioteca
        </ButtonLink>
      }
      aside={
        <>
          <ResourcePreviewLink id={id} />
          <DeleteText text={{ kind: 'resource', id, title }} />
        </>
      }
    >
      <ResourceForm key={restored} resource={resource} />
      <TextHistory
        newest={useQuery(staffTextQueries.resourceVersions(id))}
        readOlder={(before) => queryClient.fetchQuery(staffTextQueries.resourceVersions(id, before))}
        words={words}
        valueOf={valueOf}
        stays="Su publicación no cambia"
        onRestore={async (version) => {
          const saved = await restoreResource(id, version, updatedAt);
          queryClient.setQueryData(resourceQueries.one(id).queryKey, saved);
          await refresh();
          setRestored(restored + 1);
        }}
        onOutdated={() => void refresh()}
      />
    </EditorLayout>
  );
}

function ResourcePreviewLink({ id }: { id: ResourceId }) {
  const queryClient = useQueryClient();
  const query = staffTextQueries.resourcePreviewLink(id);
  return (
    <PreviewLink
      what="el recurso como está guardado"
      path={href('resourcePreview')}
      link={useQuery(query)}
      create={() => createResourcePreviewLink(id)}
      end={() => endResourcePreviewLink(id)}
      onChange={(link) => queryClient.setQueryData(query.queryKey, link)}
    />
  );
}

const inWords = ({
  publishedAt,
  picture,
  purposes,
  tfx_status,
  is_popular,
  tags,
  ...same
}: ResourceValues) => ({
  ...same,
  publishedAt: publishedAt === null ? 'Borrador' : momentWords(publishedAt),
  picture: picture === null ? '' : `Archivo ${picture}`,
  purposes: purposes.map((purpose) => resourcePurposes[purpose]).join(', '),
  tfx_status: tfx_status === null ? 'En cualquier momento' : resourceStages[tfx_status],
  is_popular: is_popular ? 'Sí' : 'No',
  tags: tags.join(', '),
});

const valueOf = (values: ResourceValues, field: keyof ResourceValues): string => inWords(values)[field] ?? '';
