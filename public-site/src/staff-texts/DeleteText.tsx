import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { faqQueries, postQueries, removeFaq, removePost } from '@puente/client/content';
import { removeResource, resourceQueries } from '@puente/client/resources';
import { staffTextQueries } from '@puente/client/staff-texts';
import type { FaqId, PostId, ResourceId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

type Deletable =
  | { kind: 'post'; id: PostId; title: string }
  | { kind: 'faq'; id: FaqId; title: string }
  | { kind: 'resource'; id: ResourceId; title: string };

const words = {
  post: {
    act: 'Eliminar la entrada',
    goes: 'Se borran el texto, su historial y su enlace para verla como visitante, y su dirección en el blog deja de funcionar.',
    done: 'Hemos eliminado la entrada.',
  },
  faq: {
    act: 'Eliminar la pregunta',
    goes: 'Se borran la pregunta, su respuesta y su historial, y los enlaces a ella llevan a la ayuda.',
    done: 'Hemos eliminado la pregunta.',
  },
  resource: {
    act: 'Eliminar el recurso',
    goes: 'Se borran el recurso, su historial y su enlace para verlo como visitante, y quien lo guardó deja de tenerlo.',
    done: 'Hemos eliminado el recurso.',
  },
} as const;

/** Button that deletes a text after a question that says what goes with it. */
export function DeleteText({ text }: { text: Deletable }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { act, goes, done } = words[text.kind];
  const deleting = useMutation({
    mutationFn: () => remove(text),
    onSuccess: async () => {
      await navigate(href('staffTexts'));
      const { key } = queries[text.kind];
      queryClient.removeQueries({ queryKey: [...key, text.id] });
      for (const queryKey of [key, staffTextQueries.key]) void queryClient.invalidateQueries({ queryKey });
      showToast({ tone: 'success', message: done });
    },
  });
  return (
    <>
      <Button variant="secondary" icon="trash" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`¿Eliminar «${text.title}»?`}
        confirmLabel="Eliminar para siempre"
        tone="danger"
        busy={deleting.isPending}
        failure={deleting.error && messageOf(deleting.error)}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setAsking(false)}
      >
        {`${goes} No se puede deshacer. Si solo quieres que deje de verse, vuelve a dejarlo en borrador.`}
      </ConfirmDialog>
    </>
  );
}

const queries = { post: postQueries, faq: faqQueries, resource: resourceQueries };

function remove(text: Deletable) {
  switch (text.kind) {
    case 'post':
      return removePost(text.id);
    case 'faq':
      return removeFaq(text.id);
    case 'resource':
      return removeResource(text.id);
  }
}
