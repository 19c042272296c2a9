import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { moveContactMessage } from '@puente/client/contact-queue';
import { contactOutcomeCodes, contactOutcomes } from '@puente/contract/constants/contact-messages';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { limits } from '@puente/contract/limits';
import { RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useThreadChange } from './use-thread-change.ts';

interface SettleDialogProps {
  thread: ContactThread;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that settles a message and asks how. */
export function SettleDialog({
  thread: { id, state, chat, firstAnsweredAt },
  onDone,
  onClose,
}: SettleDialogProps) {
  const title = chat === null ? 'Cerrar el mensaje' : 'Cerrar el chat';
  const [choice, setChosen] = useState<string>();
  // An answer may arrive while the dialog is open.
  const chosen = choice ?? (firstAnsweredAt === null ? '' : 'answered');
  const [isChecked, setChecked] = useState(false);
  const outcome = contactOutcomeCodes.find((code) => code === chosen);
  const settling = useThreadChange(
    id,
    () => moveContactMessage(id, { state: 'settled', outcome, seen: state }),
    { onDone },
  );
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      cancelLabel="Cancelar"
      busy={settling.isPending}
      failure={settling.error && messageOf(settling.error)}
      failureTitle="No lo hemos cerrado"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (outcome !== undefined && !settling.isPending) settling.mutate(undefined);
      }}
      onClose={onClose}
    >
      <Text tone="muted">
        {chat === null
          ? `La persona no recibe nada. Se borra ${limits.contactMessage.days} días después de cerrarlo.`
          : 'La conversación dice que el equipo la ha cerrado. Si la persona escribe otra vez, se vuelve a abrir y vuelve a la cola.'}
      </Text>
      <RadioGroup
        legend="¿Cómo queda?"
        name="outcome"
        startsHere
        value={chosen}
        onChange={setChosen}
        error={isChecked && outcome === undefined ? 'Elige cómo queda.' : undefined}
        options={contactOutcomeCodes.map((code) => ({ value: code, label: contactOutcomes[code] }))}
      />
    </FormDialog>
  );
}
