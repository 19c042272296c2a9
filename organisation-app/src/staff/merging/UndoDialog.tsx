import { messageOf } from '@puente/client/api-error';
import { mergeQueries, undoMerge } from '@puente/client/merges';
import * as organizationQueries from '@puente/client/organization-queries';
import type { MergeKind } from '@puente/contract/constants/merges';
import type { Merge } from '@puente/contract/entities/merge';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface UndoDialogProps {
  merge: Merge;
  onClose: () => void;
}

const backAgain = {
  organization: 'una organización aparte',
  account: 'una cuenta aparte',
  university: 'una universidad aparte',
  degree: 'una titulación aparte',
} as const satisfies Record<MergeKind, string>;

const told = {
  organization: 'Avisamos a la gente de las dos.',
  account: 'La persona puede volver a entrar con las dos direcciones, y avisamos a las dos.',
  university: 'Su gente y sus centros vuelven a tenerla.',
  degree: 'Vuelve a los perfiles que la tenían.',
} as const satisfies Record<MergeKind, string>;

/** Dialog that undoes a merge. */
export default function UndoDialog({ merge: { id, kind, from, into }, onClose }: UndoDialogProps) {
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoMerge(id),
    onSuccess: ({ notReturned }) => {
      onClose();
      const message = `${from.name} vuelve a ser ${backAgain[kind]}.`;
      showToast(
        notReturned.length === 0
          ? { tone: 'success', message }
          : { tone: 'info', message: `${message} No todo ha podido volver: mira qué en la lista.` },
      );
    },
    // A refusal also means that the list is no longer true.
    onSettled: () =>
      Promise.all(
        [mergeQueries.key, organizationQueries.key].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <ConfirmDialog
      open
      title={`¿Deshacer la fusión de ${from.name} con ${into.name}?`}
      confirmLabel="Deshacer la fusión"
      busy={undoing.isPending}
      failure={undoing.error && messageOf(undoing.error)}
      onConfirm={() => undoing.mutate()}
      onCancel={onClose}
    >
      {`${from.name} recupera lo que tenía. Lo que haya cambiado en ${into.name} desde entonces se queda donde está. ${told[kind]}`}
    </ConfirmDialog>
  );
}
