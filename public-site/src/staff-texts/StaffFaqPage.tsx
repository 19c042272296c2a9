import { useState } from 'react';
import { faqQueries } from '@puente/client/content';
import { restoreFaq, staffTextQueries } from '@puente/client/staff-texts';
import type { Faq } from '@puente/contract/entities/content';
import type { FaqValues } from '@puente/contract/entities/staff-text';
import type { FaqId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { audienceNames } from '../faq/questions.ts';
import { DeleteText } from './DeleteText.tsx';
import { FaqForm } from './FaqForm.tsx';
import { TextGone } from './TextGone.tsx';
import { TextHistory } from './TextHistory.tsx';
import { TextToEdit } from './TextToEdit.tsx';

/** /staff/textos/preguntas/:id: form of a frequent question, and its history. Only for editors. */
export default function StaffFaqPage() {
  const id = recordId('faq', useParams().id);
  return <Container width="text">{id === null ? <TextGone /> : <FaqToEdit key={id} id={id} />}</Container>;
}

function FaqToEdit({ id }: { id: FaqId }) {
  const faq = useQuery(faqQueries.one(id));
  return (
    <TextToEdit query={faq} titleOf={({ question }) => question}>
      {(known) => <Editor faq={known} />}
    </TextToEdit>
  );
}

const words = {
  question: 'pregunta',
  answer: 'respuesta',
  audience: 'perfil',
  category: 'categoría',
  position: 'posición',
  published: 'publicación',
} as const satisfies Record<keyof FaqValues, string>;

function Editor({ faq }: { faq: Faq }) {
  const { id, question, published, updatedAt } = faq;
  const queryClient = useQueryClient();
  /** Changes when a former version was restored, which fills the form again. */
  const [restored, setRestored] = useState(0);
  const refresh = () => queryClient.invalidateQueries({ queryKey: faqQueries.key });
  return (
    <Stack gap={6}>
      <Link href={lastList(href('staffTexts'))}>Volver a los textos</Link>
      <PageHeader
        eyebrow="Pregunta frecuente"
        title={question}
        lead={published ? 'Publicada en la ayuda.' : 'Borrador: solo la ve el equipo de redacción.'}
      />
      <FaqForm key={restored} faq={faq} />
      <TextHistory
        newest={useQuery(staffTextQueries.faqVersions(id))}
        readOlder={(before) => queryClient.fetchQuery(staffTextQueries.faqVersions(id, before))}
        words={words}
        valueOf={valueOf}
        stays="Su publicación no cambia"
        onRestore={async (version) => {
          queryClient.setQueryData(faqQueries.one(id).queryKey, await restoreFaq(id, version, updatedAt));
          await refresh();
          setRestored(restored + 1);
        }}
        onOutdated={() => void refresh()}
      />
      <div>
        <DeleteText text={{ kind: 'faq', id, title: question }} />
      </div>
    </Stack>
  );
}

function valueOf(values: FaqValues, field: keyof FaqValues): string {
  if (field === 'published') return values.published ? 'Publicada' : 'Borrador';
  if (field === 'audience') return values.audience === null ? 'Todos' : audienceNames[values.audience];
  return String(values[field] ?? '');
}
