import type { Work } from '@puente/contract/entities/work';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import { useCanSave } from '../saved/use-can-save.ts';
import { useSavedWorks } from './saved-works.ts';

interface SaveWorkButtonProps {
  work: Pick<Work, 'id' | 'title'>;
  wide?: boolean;
}

/** Button to save or unsave a work. Only students see it. */
export function SaveWorkButton({ work: { id, title }, wide = false }: SaveWorkButtonProps) {
  const { isSaved, save, forget } = useSavedWorks();
  const canSave = useCanSave();
  if (!canSave) return null;
  const saved = isSaved(id);
  return (
    <SaveToggle
      saved={saved}
      label="Guardar trabajo"
      title={title}
      wide={wide}
      onPress={() => (saved ? forget(id) : save(id))}
    />
  );
}
