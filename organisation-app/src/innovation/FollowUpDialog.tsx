import { useState } from 'react';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { RadioGroup } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useUser } from '@puente/platform/session';

interface FollowUpDialogProps {
  busy: boolean;
  onChosen: (organization: OrganizationId) => void;
  onClose: () => void;
}

/** Dialog to choose the organisation that continues a work. */
export default function FollowUpDialog({ busy, onChosen, onClose }: FollowUpDialogProps) {
  const own = organizationsOf(useUser());
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title="Proponer continuarlo"
      submitLabel="Empezar el borrador"
      cancelLabel="Cancelar"
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const organization = own.find(({ id }) => String(id) === chosen);
        setMissing(!organization);
        if (organization) onChosen(organization.id);
      }}
    >
      <RadioGroup
        name="organization"
        legend="¿En nombre de qué organización?"
        options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
        error={isMissing && chosen === '' ? 'Elige una organización.' : undefined}
      />
    </FormDialog>
  );
}
