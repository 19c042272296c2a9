import { useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import styles from './SectionNav.module.css';

export interface SectionNavItem {
  href: string;
  label: string;
  current: boolean;
  count?: number | undefined;
}

export interface SectionNavProps {
  label: string;
  /** What one of them is, where they are folded: 'Estado: Todas'. */
  kind?: string;
  items: readonly SectionNavItem[];
}

/** Characters that a phone shows in one line. With more the list is folded there, under a button that says where one is. */
const widest = 44;
/** Characters that the room between two sections takes, and a count. */
const room = { between: 3, count: 4 };

const widthOf = (items: readonly SectionNavItem[]): number =>
  items.reduce(
    (sum, { label, count }) => sum + label.length + (count === undefined ? 0 : room.count) + room.between,
    -room.between,
  );

/** The sections of one area. Links and not tabs: each section has its own address. */
export function SectionNav({ label, kind = 'Sección', items }: SectionNavProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const folds = widthOf(items) > widest;

  function close() {
    if (!open) return;
    // The pressed link goes out of sight, and focus with it; a wide screen has no button and keeps its link.
    button.current?.focus();
    setOpen(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the button and links inside
    <nav
      aria-label={label}
      className={styles.nav}
      data-folds={folds || undefined}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {folds && (
        <button
          ref={button}
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <span>
            {kind}: <strong>{items.find(({ current }) => current)?.label ?? 'elige una'}</strong>
          </span>
          <Icon name="chevron-down" className={styles.sign} />
        </button>
      )}
      <ul id={list} data-plain="" className={styles.list} data-open={open || undefined}>
        {items.map(({ href, label: words, current, count }) => (
          <li key={href}>
            <Link
              href={href}
              variant="quiet"
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              onClick={close}
            >
              {words}
              {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
