import * as studentQueries from '@puente/client/student-queries';
import { saveResource } from '@puente/client/students';
import type { ResourceId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';

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
export const useSavedResources = (): SavedRecords<ResourceId> => useSavedRecords(resources);
