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
  /** Kind of section, for the folded list: 'Estado: Todas'. */
  kind?: string;
  items: readonly SectionNavItem[];
}

/** Characters that fit in one line on a phone. A longer list is folded there, under a button with the current section. */
const widest = 44;
/** Characters that the gap between two sections takes, and that a count takes. */
const room = { between: 3, count: 4 };

const widthOf = (items: readonly SectionNavItem[]): number =>
  items.reduce(
    (sum, { label, count }) => sum + label.length + (count === undefined ? 0 : room.count) + room.between,
    -room.between,
  );

/** Navigation between the sections of one area. Links, not tabs: each section has its own address. */
export function SectionNav({ label, kind = 'Sección', items }: SectionNavProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const folds = widthOf(items) > widest;

  function close() {
    if (!open) return;
    // The clicked link is hidden, so focus moves to the button. A wide screen has no button, and the link keeps the focus.
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
