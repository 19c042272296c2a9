import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@puente/design-system/icon';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useLocation } from '@puente/platform/router';
import type { MenuItem } from '../routing/menu.ts';
import styles from './MobileMenu.module.css';

/** The desktop menu on a narrow screen: the same entries, under a button. */
export function MobileMenu({ items, visitor }: { items: readonly MenuItem[]; visitor: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname, key } = useLocation();
  const [place, setPlace] = useState(key);
  // Whoever went somewhere, even to the page they were on, is done with the menu.
  if (place !== key) {
    setPlace(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <div className={styles.mobile}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        <span className={styles.word}>Menú</span>
      </button>
      <nav id={id} aria-label="Principal" hidden={!open} className={styles.panel}>
        <ul data-plain="" className={styles.items}>
          {items
            .flatMap((item) => ('links' in item ? item.links : [item]))
            .map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  variant="quiet"
                  className={styles.entry}
                  aria-current={link.href === pathname ? 'page' : undefined}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          {visitor && (
            <li className={styles.action}>
              <ButtonLink href={href('register')}>Crear cuenta</ButtonLink>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
