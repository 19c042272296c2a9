import { Button, IconButton } from '@puente/design-system/button';

interface SaveToggleProps {
  saved: boolean;
  /** 'Guardar proyecto'. */
  label: string;
  /** The title of what is saved. */
  title: string;
  /** On a card the icon is enough; on a page of its own the words are there. */
  wide?: boolean;
  onPress: () => void;
}

/** The bookmark: saves a record, or forgets it. */
export function SaveToggle({ saved, label, title, wide = false, onPress }: SaveToggleProps) {
  const words = saved ? 'Quitar de guardados' : label;
  const look = {
    icon: saved ? 'bookmark-filled' : 'bookmark',
    'aria-pressed': saved,
    onClick: onPress,
  } as const;

  return wide ? (
    <Button variant="secondary" {...look}>
      <span>{words}</span>
    </Button>
  ) : (
    <IconButton size="sm" label={`${words}: ${title}`} title={words} {...look} />
  );
}
