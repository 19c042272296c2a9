import { Button, IconButton } from '@puente/design-system/button';

interface SaveToggleProps {
  saved: boolean;
  /** 'Guardar proyecto'. */
  label: string;
  /** Title of the record. */
  title: string;
  /** True to show the label. On a card the icon is enough. */
  wide?: boolean;
  onPress: () => void;
}

/** Bookmark button that saves or unsaves a record. */
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
