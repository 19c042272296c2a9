import type { ProjectId } from '@puente/contract/ids';
import { saveProject } from '@puente/client/students';
import * as studentQueries from '@puente/client/student-queries';
import { useSavedRecords, type SavedKind, type SavedRecords } from '../saved/saved-records.ts';

const projects: SavedKind<ProjectId> = {
  name: 'projects',
  idsIn: ({ favorites }) => favorites,
  withIds: (details, favorites) => ({ ...details, favorites }),
  send: saveProject,
  list: studentQueries.favorites,
  refused: {
    save: 'No se ha podido guardar el proyecto.',
    forget: 'No se ha podido quitar de guardados.',
  },
};

export type SavedProjects = SavedRecords<ProjectId>;

/** The signed-in student's saved projects. */
export const useSavedProjects = (): SavedProjects => useSavedRecords(projects);
