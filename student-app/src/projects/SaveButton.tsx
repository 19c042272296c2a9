import type { ProjectId } from '@puente/contract/ids';
import { SaveToggle, type Saving } from '../saved/SaveToggle.tsx';
import { savedProjects } from './saved-projects.ts';

/** Button to save or unsave a project. Only students and teachers see it. */
export const SaveButton = (saving: Saving<ProjectId>) => (
  <SaveToggle kind={savedProjects} label="Guardar proyecto" {...saving} />
);
