import { useState } from 'react';
import type { Work } from '@puente/contract/entities/work';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { VisuallyHidden } from '@puente/design-system/text';
import { useOwnWork } from './use-own-work.ts';

interface RemoveWorkProps {
  work: Pick<Work, 'id'>;
  /** Names the draft where several buttons stand on one page. */
  name?: string;
  /** Takes focus elsewhere: the button goes with its draft. */
  onRemoved: () => void;
}

/** Deletes a draft, once its author has confirmed it. */
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
