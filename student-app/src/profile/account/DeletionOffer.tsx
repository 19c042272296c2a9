import { useState } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Button } from '@puente/design-system/button';
import { DeletionDialog } from './DeletionDialog.tsx';

export function DeletionOffer({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Eliminar mi cuenta
      </Button>
      {open && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </div>
  );
}
