import type { Project } from '@puente/contract/entities/project';
import { Button, IconButton } from '@puente/design-system/button';
import { useSavedProjects } from './saved-projects.ts';

interface SaveButtonProps {
  project: Pick<Project, 'id' | 'title'>;
  /** On a card the icon is enough; on the project's own page the words are there. */
  wide?: boolean;
  /** Instead of only taking it off the list: the list of saved projects offers a way back. */
  onForget?: () => void;
}

/** Saves a project or forgets it. Only students see it. */
export function SaveButton({ project, wide = false, onForget }: SaveButtonProps) {
  const { canSave, isSaved, save, forget } = useSavedProjects();
  if (!canSave) return null;

  const saved = isSaved(project.id);
  const label = saved ? 'Quitar de guardados' : 'Guardar proyecto';
  const look = {
    icon: saved ? 'bookmark-filled' : 'bookmark',
    'aria-pressed': saved,
    onClick: () => {
      if (!saved) save(project.id);
      else if (onForget) onForget();
      else forget(project.id);
    },
  } as const;

  return wide ? (
    <Button variant="secondary" {...look}>
      {label}
    </Button>
  ) : (
    <IconButton size="sm" label={`${label}: ${project.title}`} title={label} {...look} />
  );
}
