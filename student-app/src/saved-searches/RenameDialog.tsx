import { useState } from 'react';
import { changeSavedSearch, savedSearchQueries } from '@puente/client/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import { searchName } from '@puente/contract/forms/saved-search';
import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface RenameDialogProps {
  search: SavedSearch;
  onRenamed: (answer: { data: SavedSearch }) => void;
  onClose: () => void;
}

export default function RenameDialog({
  search: { id, name, updatedAt },
  onRenamed,
  onClose,
}: RenameDialogProps) {
  const queryClient = useQueryClient();
  const [opened] = useState(name);
  const form = useForm({ resolver: zodResolver(searchName), defaultValues: { name } });

  return (
    <KeptFormDialog
      name={`saved-search-${id}`}
      form={form}
      title="Cambiar el nombre"
      submitLabel="Guardar nombre"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el nombre"
      send={(values) => changeSavedSearch(id, { ...values, base: updatedAt })}
      onSent={onRenamed}
      onOutdated={() => queryClient.invalidateQueries({ queryKey: savedSearchQueries.key })}
      onClose={onClose}
    >
      <TextField
        label="Nombre de la búsqueda"
        hint={name === opened ? undefined : `Mientras tanto le has puesto «${name}».`}
        autoComplete="off"
        maxLength={limits.savedSearch.name}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </KeptFormDialog>
  );
}
