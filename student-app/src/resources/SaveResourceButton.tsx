import type { Resource } from '@puente/contract/entities/content';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import { useCanSave } from '../saved/use-can-save.ts';
import { useSavedResources } from './saved-resources.ts';

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
