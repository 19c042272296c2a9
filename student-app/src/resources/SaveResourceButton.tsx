import * as studentQueries from '@puente/client/student-queries';
import { saveResource } from '@puente/client/students';
import type { Resource } from '@puente/contract/entities/content';
import type { ResourceId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import { useCanSave } from '../saved/use-can-save.ts';

const resources: SavedKind<ResourceId> = {
  name: 'resources',
  idsIn: ({ favourites_resources: saved }) => saved,
  withIds: (details, ids) => ({ ...details, favourites_resources: ids }),
  savers: { student: { send: saveResource, list: studentQueries.savedResources } },
  refused: {
    save: 'No se ha podido guardar el recurso.',
    forget: 'No se ha podido quitar de guardados.',
  },
};

/** Saved resources of the signed-in student. */
const useSavedResources = (): SavedRecords<ResourceId> => useSavedRecords(resources);

interface SaveResourceButtonProps {
  resource: Pick<Resource, 'id' | 'title'>;
  wide?: boolean;
}

/** Button to save or unsave a resource. Only students see it. */
export function SaveResourceButton({ resource: { id, title }, wide = false }: SaveResourceButtonProps) {
  const { isSaved, save, forget } = useSavedResources();
  const canSave = useCanSave();
  if (!canSave) return null;

  const saved = isSaved(id);
  return (
    <SaveToggle
      saved={saved}
      label="Guardar recurso"
      title={title}
      wide={wide}
      onPress={() => (saved ? forget(id) : save(id))}
    />
  );
}
