import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { audienceNoticeQueries, removeNotice } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { href } from '@puente/platform/links';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/** Button that deletes a draft after a question. */
export function DeleteNotice({ notice: { id, title } }: { notice: AudienceNotice }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => removeNotice(id),
    onSuccess: async () => {
      await navigate(href('staffNotices'));
      queryClient.removeQueries({ queryKey: audienceNoticeQueries.one(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: audienceNoticeQueries.key });
      showToast({ tone: 'success', message: 'Hemos eliminado el borrador.' });
    },
  });
  return (
    <>
      <Button variant="quiet" icon="trash" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Eliminar el borrador
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`¿Eliminar «${title}»?`}
        confirmLabel="Eliminar para siempre"
        tone="danger"
        busy={deleting.isPending}
        failure={deleting.error && messageOf(deleting.error)}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setAsking(false)}
      >
        Nadie lo ha recibido. No se puede deshacer.
      </ConfirmDialog>
    </>
  );
}
