import { useState } from 'react';
import type { Work } from '@puente/contract/entities/work';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { VisuallyHidden } from '@puente/design-system/text';
import { useOwnWork } from './use-own-work.ts';

interface RemoveWorkProps {
  work: Pick<Work, 'id'>;
  /** Title of the draft for the button's label, if there are several buttons on the page. */
  name?: string;
  /** Moves focus elsewhere, as the button disappears with its draft. */
  onRemoved: () => void;
}

/** Button to delete a draft, with a confirmation. */
export function RemoveWork({ work, name, onRemoved }: RemoveWorkProps) {
  const own = useOwnWork(work);
  const [asking, setAsking] = useState(false);

  async function remove() {
    const removed = await own.remove();
    setAsking(false);
    if (removed) onRemoved();
  }

  return (
    <>
      <Button variant="quiet" size={name === undefined ? 'md' : 'sm'} onClick={() => setAsking(true)}>
        <span>Eliminar</span>
        {name !== undefined && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Eliminas este borrador?"
        confirmLabel="Eliminar el borrador"
        cancelLabel="Conservarlo"
        tone="danger"
        busy={own.busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {name !== undefined && <strong>{`«${name}». `}</strong>}
        <span>Se borra con su documento y no se puede recuperar.</span>
      </ConfirmDialog>
    </>
  );
}
