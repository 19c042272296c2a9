import { profileQueries, saveProjectAsTeacher } from '@puente/client/profiles';
import * as studentQueries from '@puente/client/student-queries';
import { saveProject } from '@puente/client/students';
import type { ProjectId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';
import { useCanSave } from '../saved/use-can-save.ts';

export const savedProjects: SavedKind<ProjectId> = {
  name: 'projects',
  idsIn: ({ favorites }) => favorites,
  withIds: (details, favorites) => ({ ...details, favorites }),
  savers: {
    student: { send: saveProject, list: studentQueries.favorites },
    teacher: { send: saveProjectAsTeacher, list: profileQueries.savedProjects },
  },
  savedAfterLogin: 'Hemos guardado el proyecto.',
  refused: {
    save: 'No se ha podido guardar el proyecto.',
    forget: 'No se ha podido quitar de guardados.',
  },
};

export type SavedProjects = SavedRecords<ProjectId>;

/** Saved projects of the signed-in student or teacher. */
export const useSavedProjects = (): SavedProjects => useSavedRecords(savedProjects);

/** Tells whether to show a save button for projects. Visitors see it too, and are asked to log in. */
export const useCanSaveProjects = (): boolean => useCanSave(savedProjects.savers);
