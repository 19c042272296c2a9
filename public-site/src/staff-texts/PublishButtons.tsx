import { useState } from 'react';
import type { PublicationState } from '@puente/contract/publication';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Cluster } from '@puente/design-system/layout';

/** Change of a text's publication that comes with saving it. */
export type Publication =
  { act: 'keep' } | { act: 'publish' } | { act: 'withdraw' } | { act: 'schedule'; publishAt: string };

interface PublishButtonsProps {
  state: PublicationState;
  busy: boolean;
  /** The form is about to be sent as it is. */
  onKeep: () => void;
  onSend: (publication: Publication) => void;
  /** Absent for a text without a moment of publication. */
  onSchedule?: (() => void) | undefined;
}

/** Buttons that save a text. Each but the first changes who can read it, too. */
export function PublishButtons({ state, busy, onKeep, onSend, onSchedule }: PublishButtonsProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  return (
    <Cluster gap={3}>
      <Button type="submit" busy={busy} onClick={onKeep}>
        {state === 'draft' ? 'Guardar borrador' : 'Guardar los cambios'}
      </Button>
      {state !== 'published' && (
        <>
          <Button variant="secondary" aria-disabled={busy} onClick={() => onSend({ act: 'publish' })}>
            {state === 'scheduled' ? 'Publicar ya' : 'Publicar'}
          </Button>
          {onSchedule && (
            <Button variant="secondary" icon="clock" aria-haspopup="dialog" onClick={onSchedule}>
              {state === 'scheduled' ? 'Cambiar la fecha' : 'Programar'}
            </Button>
          )}
        </>
      )}
      {state !== 'draft' && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
          Volver a borrador
        </Button>
      )}
      <ConfirmDialog
        open={isWithdrawing}
        title="¿Volver a borrador?"
        confirmLabel="Volver a borrador"
        onConfirm={() => {
          setWithdrawing(false);
          onSend({ act: 'withdraw' });
        }}
        onCancel={() => setWithdrawing(false)}
      >
        {state === 'published'
          ? 'Nadie fuera del equipo de redacción podrá leer este texto. También se guarda lo que hayas cambiado en el formulario.'
          : 'Ya no se publicará sin más. También se guarda lo que hayas cambiado en el formulario.'}
      </ConfirmDialog>
    </Cluster>
  );
}
