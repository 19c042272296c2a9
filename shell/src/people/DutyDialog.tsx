import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { appointMember } from '@puente/client/people';
import type { Person } from '@puente/contract/entities/person';
import { staffRoles } from '@puente/contract/roles';
import { RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useMutation } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { dutyOptions } from './InviteDialog.tsx';

interface DutyDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const none = 'none';

/** Dialog that gives a member of staff another duty, or takes it away. */
export function DutyDialog({ person, onClose, onDone }: DutyDialogProps) {
  const [chosen, setChosen] = useState<string>(person.staffRole ?? none);
  const appointing = useMutation({
    mutationFn: () => appointMember(person.id, staffRoles.find((duty) => duty === chosen) ?? null),
    onSuccess: async () => {
      await onDone();
      onClose();
      showToast({ tone: 'success', message: `Hemos cambiado la función de ${person.name}.` });
    },
  });
  return (
    <FormDialog
      title={`Función de ${person.name} en el equipo`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      busy={appointing.isPending}
      failure={appointing.error && messageOf(appointing.error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!appointing.isPending) appointing.mutate();
      }}
      onClose={onClose}
    >
      <RadioGroup
        legend="Qué hace en el equipo"
        name="duty"
        hint="Cuenta desde ahora, también en las sesiones que tenga abiertas."
        startsHere
        value={chosen}
        onChange={setChosen}
        options={[
          ...dutyOptions,
          { value: none, label: 'Ninguna', description: 'Deja de poder hacer nada como parte del equipo.' },
        ]}
      />
    </FormDialog>
  );
}
