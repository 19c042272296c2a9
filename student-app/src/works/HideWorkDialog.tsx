import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useState, type SubmitEvent } from 'react';

interface HideWorkDialogProps {
  open: boolean;
  onClose: () => void;
  onHide: (reason: string) => Promise<void>;
}

const { min, max } = limits.work.hidingReason;
const formId = 'hide-work';

/** Why a work is taken from the repository for a while; only its author, its tutor and the team read it. */
export function HideWorkDialog({ open, onClose, onHide }: HideWorkDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function hide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = reason.trim();
    if (text.length < min) {
      setError(messages.tooShort(min));
      return;
    }
    setBusy(true);
    await onHide(text);
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Ocultar tu trabajo"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Dejarlo a la vista
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Ocultar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void hide(event)}>
        <Stack gap={4}>
          <Text>
            Deja de verse en el repositorio hasta que lo muestres otra vez. Sigue contando como publicado.
          </Text>
          <TextArea
            label="Por qué lo ocultas"
            hint="Lo leerás tú, quien te dirige y el equipo."
            name="hiding_reason"
            rows={3}
            maxLength={max}
            required
            value={reason}
            error={error}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setError(undefined);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
