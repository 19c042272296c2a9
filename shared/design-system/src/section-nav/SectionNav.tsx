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

/** More than these take several lines on a phone: there the list is folded under a button that says where one is. */
const mostUnfolded = 4;

/** The sections of one area. Links and not tabs: each section has its own address. */
export function SectionNav({ label, kind = 'Sección', items }: SectionNavProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const folds = items.length > mostUnfolded;

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
