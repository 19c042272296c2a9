import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { removeTalentList, talentQueries } from '@puente/client/talent';
import type { TalentList } from '@puente/contract/entities/talent';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

export function RemoveList({ list: { id, name } }: { list: TalentList }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => removeTalentList(id),
    onSuccess: () => {
      showToast({ tone: 'success', message: `Has eliminado la lista «${name}».` });
      return queryClient.invalidateQueries({ queryKey: talentQueries.key });
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" onClick={() => setAsked(true)}>
        Eliminar lista
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`¿Eliminar la lista «${name}»?`}
        confirmLabel="Eliminar la lista"
        tone="danger"
        busy={isPending}
        failure={error && explained(error)}
        onConfirm={() => mutate()}
        onCancel={() => {
          setAsked(false);
          reset();
        }}
      >
        <p>Las personas siguen en el Talent Corner y en tus otras listas.</p>
      </ConfirmDialog>
    </>
  );
}
