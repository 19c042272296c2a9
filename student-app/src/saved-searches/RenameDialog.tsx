import { changeSavedSearch } from '@puente/client/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import { searchName } from '@puente/contract/forms/saved-search';
import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import { useForm, zodResolver } from '@puente/platform/forms';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface RenameDialogProps {
  search: SavedSearch;
  onRenamed: (answer: { data: SavedSearch }) => void;
  onClose: () => void;
}

export default function RenameDialog({ search: { id, name }, onRenamed, onClose }: RenameDialogProps) {
  const form = useForm({ resolver: zodResolver(searchName), defaultValues: { name } });

  return (
    <KeptFormDialog
      name={`saved-search-${id}`}
      form={form}
      title="Cambiar el nombre"
      submitLabel="Guardar nombre"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el nombre"
      send={(values) => changeSavedSearch(id, values)}
      onSent={onRenamed}
      onClose={onClose}
    >
      <TextField
        label="Nombre de la búsqueda"
        autoComplete="off"
        maxLength={limits.savedSearch.name}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </KeptFormDialog>
  );
}
