import * as studentQueries from '@puente/client/student-queries';
import { saveWork } from '@puente/client/students';
import type { WorkId } from '@puente/contract/ids';
import type { SavedKind } from '../saved/saved-records.ts';
import { SaveToggle, type Saving } from '../saved/SaveToggle.tsx';

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

/** Button to save or unsave a work. Only students see it. */
export const SaveWorkButton = (saving: Saving<WorkId>) => (
  <SaveToggle kind={works} label="Guardar trabajo" {...saving} />
);
