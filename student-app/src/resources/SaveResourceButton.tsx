import * as studentQueries from '@puente/client/student-queries';
import { saveResource } from '@puente/client/students';
import type { ResourceId } from '@puente/contract/ids';
import type { SavedKind } from '../saved/saved-records.ts';
import { SaveToggle, type Saving } from '../saved/SaveToggle.tsx';

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

/** Button to save or unsave a resource. Only students see it. */
export const SaveResourceButton = (saving: Saving<ResourceId>) => (
  <SaveToggle kind={resources} label="Guardar recurso" {...saving} />
);
