import type { Project } from '@puente/contract/entities/project';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import { useCanSaveProjects, useSavedProjects } from './saved-projects.ts';

interface SaveButtonProps {
  project: Pick<Project, 'id' | 'title'>;
  wide?: boolean;
  /** Replaces the normal removal: the list of saved projects offers to undo it. */
  onForget?: () => void;
}

/** Button to save or unsave a project. Only students and teachers see it. */
export function SaveButton({ project, wide = false, onForget }: SaveButtonProps) {
  const { isSaved, save, forget } = useSavedProjects();
  const canSave = useCanSaveProjects();
  if (!canSave) return null;

  const saved = isSaved(project.id);
  function press() {
    if (!saved) save(project.id);
    else if (onForget) onForget();
    else forget(project.id);
  }
  return (
    <SaveToggle saved={saved} label="Guardar proyecto" title={project.title} wide={wide} onPress={press} />
  );
}
