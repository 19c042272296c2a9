import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './DisclosureMenu.module.css';
import { useDismiss } from './use-dismiss.ts';

interface MenuWords {
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
}

/** A place to go or, with `onPress`, something to do ('Cerrar sesión'). */
export type DisclosureMenuItem =
  | (MenuWords & { href: string; current?: boolean | undefined; external?: boolean | undefined })
  | (MenuWords & { onPress: () => void });

export interface DisclosureMenuProps {
  label: string;
  /** Read out after the label, where that does not say by itself what opens. */
  about?: string | undefined;
  items: readonly DisclosureMenuItem[];
  icon?: IconName | undefined;
  /** Shows only the icon; the label is still its name. */
  iconOnly?: boolean | undefined;
  /** Hides the label on a very narrow screen; it remains the accessible name. */
  compact?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** One of its places is the current page. */
  current?: boolean | undefined;
  /** Content above the list: the user of the account. */
  header?: ReactNode;
}

/**
 * Button that shows a list of links. Not `role=menu`: these are links, reached with Tab, and screen readers list them as such. Escape, a
 * click outside, leaving with Tab, and choosing an item close it. Escape also returns the focus to the button.
 */
export function DisclosureMenu({
  label,
  about,
  items,
  icon,
  iconOnly = false,
  compact = false,
  align = 'start',
  current = false,
  header,
}: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  // The clicked item is hidden with the list, so the focus moves to the button. After a link, the page takes the focus.
  const closeAndComeBack = () => {
    button.current?.focus();
    close();
  };

  useDismiss(root, open, close, button);

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        data-compact={compact || undefined}
        title={iconOnly ? label : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon !== undefined && <Icon name={icon} />}
        {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {about !== undefined && <VisuallyHidden>{`, ${about}`}</VisuallyHidden>}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div className={styles.panel} id={id} hidden={!open} data-align={align}>
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <ul data-plain="" className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              <MenuItem item={item} onChosen={close} onPressed={closeAndComeBack} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface MenuItemProps {
  item: DisclosureMenuItem;
  onChosen: () => void;
  onPressed: () => void;
}

function MenuItem({ item, onChosen, onPressed }: MenuItemProps) {
  const words = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} className={styles.itemIcon} />}
      <span className={styles.itemWords}>
        <span className={styles.itemLabel}>{item.label}</span>
        {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
      </span>
    </>
  );
  if ('onPress' in item) {
    return (
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onPressed();
          item.onPress();
        }}
      >
        {words}
      </button>
    );
  }
  return (
    <Link
      href={item.href}
      external={item.external}
      variant="quiet"
      className={styles.item}
      aria-current={item.current === true ? 'page' : undefined}
      onClick={onChosen}
    >
      {words}
    </Link>
  );
}
