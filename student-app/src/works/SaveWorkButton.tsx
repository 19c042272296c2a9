import * as studentQueries from '@puente/client/student-queries';
import { saveWork } from '@puente/client/students';
import type { Work } from '@puente/contract/entities/work';
import type { WorkId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import { useCanSave } from '../saved/use-can-save.ts';

const works: SavedKind<WorkId> = {
  name: 'works',
  idsIn: ({ favorites_tfxes }) => favorites_tfxes,
  withIds: (details, favorites_tfxes) => ({ ...details, favorites_tfxes }),
  savers: { student: { send: saveWork, list: studentQueries.savedWorks } },
  savedAfterLogin: 'Hemos guardado el trabajo.',
  refused: {
    save: 'No se ha podido guardar el trabajo.',
    forget: 'No se ha podido quitar de guardados.',
  },
};

/** Saved works of the signed-in student. */
const useSavedWorks = (): SavedRecords<WorkId> => useSavedRecords(works);

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
