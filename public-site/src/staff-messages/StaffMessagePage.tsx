import { contactMessageQueries } from '@puente/client/contact-queue';
import type { ContactMessageId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { Container } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageNotFound } from './MessageNotFound.tsx';

/** /staff/mensajes/:id: a message, its answers and notes, and what the team does with it. */
export default function StaffMessagePage() {
  const id = recordId('contactMessage', useParams().id);
  return <Container>{id === null ? <MessageNotFound /> : <MessageOf key={id} id={id} />}</Container>;
}

function MessageOf({ id }: { id: ContactMessageId }) {
  const thread = useQuery(contactMessageQueries.thread(id));
  usePageTitle(thread.data?.subject);
  useReady(!thread.isPending);
  return (
    <QueryState
      query={stateOf(thread)}
      skeleton={<DetailSkeleton loading="Cargando el mensaje" />}
      failed="No hemos podido cargar el mensaje"
      headingLevel={1}
      notFound={<MessageNotFound />}
    >
      {(known) => <MessageDetail thread={known} />}
    </QueryState>
  );
}
