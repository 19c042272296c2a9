import { useState } from 'react';
import type { OwnProject } from '@puente/contract/entities/project';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { useOwnProject } from './use-own-project.ts';

interface DeleteDraftProps {
  project: OwnProject;
  onClose: () => void;
}

/** Confirms the deletion of a draft, which cannot be undone. */
export function DeleteDraft({ project, onClose }: DeleteDraftProps) {
  const { busy, remove } = useOwnProject(project);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    const problem = await remove();
    if (problem === undefined) return;
    setFailure(problem);
    if (problem === null) onClose();
  }

  return (
    <ConfirmDialog
      open
      title="¿Eliminas este borrador?"
      confirmLabel="Eliminar el borrador"
      cancelLabel="Conservarlo"
      tone="danger"
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`Se borra «${project.title}» y no se puede recuperar.`}
    </ConfirmDialog>
  );
}
