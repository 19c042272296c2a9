import { Button, IconButton } from '@puente/design-system/button';
import { type SavedKind, useSavedRecords } from './saved-records.ts';
import { useCanSave } from './use-can-save.ts';

/** A record, and the size of its button. */
export interface Saving<Id extends number> {
  record: { id: Id; title: string };
  /** True to show the label. On a card the icon is enough. */
  wide?: boolean;
  /** Replaces the normal removal, for example to offer an undo. */
  onForget?: () => void;
}

interface SaveToggleProps<Id extends number> extends Saving<Id> {
  kind: SavedKind<Id>;
  /** 'Guardar proyecto'. */
  label: string;
}

/** Bookmark button that saves or unsaves a record. Only roles that can save its kind see it, and visitors. */
export function SaveToggle<Id extends number>({
  kind,
  record: { id, title },
  label,
  wide = false,
  onForget,
}: SaveToggleProps<Id>) {
  const { isSaved, save, forget } = useSavedRecords(kind);
  const canSave = useCanSave(kind.savers);
  if (!canSave) return null;

  const saved = isSaved(id);
  const words = saved ? 'Quitar de guardados' : label;
  const look = {
    icon: saved ? 'bookmark-filled' : 'bookmark',
    'aria-pressed': saved,
    onClick: () => {
      if (!saved) save(id);
      else if (onForget) onForget();
      else forget(id);
    },
  } as const;

  return wide ? (
    <Button variant="secondary" {...look}>
      <span>{words}</span>
    </Button>
  ) : (
    <IconButton size="sm" label={`${words}: ${title}`} title={words} {...look} />
  );
}
