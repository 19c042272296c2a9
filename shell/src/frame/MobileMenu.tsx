import { type ReactNode, useId, useRef, useState } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useDismiss } from '@puente/design-system/disclosure';
import { Icon } from '@puente/design-system/icon';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useLocation } from '@puente/platform/router';
import { linksOf, type MenuItem, type MenuLink } from '../routing/menu.ts';
import { useAriaCurrent } from './aria-current.ts';
import { logOut } from './log-out.ts';
import styles from './MobileMenu.module.css';

interface MobileMenuProps {
  items: readonly MenuItem[];
  /** Null for a visitor. */
  user: CurrentUser | null;
  /** Links below the user's name. */
  own: readonly MenuLink[];
}

/** Narrow menu of the header (§2): the same entries and groups, the user's own pages, and logout. */
export function MobileMenu({ items, user, own }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  // Close the menu after a click on any link, even to the current page.
  if (place !== key) {
    setPlace(key);
    setOpen(false);
  }
  useDismiss(root, open, () => setOpen(false), button);

  return (
    <div className={styles.mobile} ref={root}>
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
      <div id={id} hidden={!open} className={styles.panel}>
        {open && <Panel items={items} user={user} own={own} onLogOut={() => setOpen(false)} />}
      </div>
    </div>
  );
}

/** Content of the open menu. A closed one has none, so that no page draws it, and its groups start with the current page. */
function Panel({ items, user, own, onLogOut }: MobileMenuProps & { onLogOut: () => void }) {
  return (
    <>
      <nav aria-label="Principal">
        <Entries items={items} />
      </nav>
      {user ? (
        <nav aria-label="Tu cuenta" className={styles.part}>
          <p className={styles.name}>{`${user.name} ${user.surname}`}</p>
          <Entries items={own}>
            <li>
              <LogOut onPress={onLogOut} />
            </li>
          </Entries>
        </nav>
      ) : (
        <div className={styles.part}>
          <div className={styles.actions}>
            <ButtonLink href={href('register')} fullWidth>
              Crear cuenta
            </ButtonLink>
            <ButtonLink href={href('login')} variant="secondary" fullWidth className={styles.login}>
              Iniciar sesión
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}

function Entries({ items, children }: { items: readonly MenuItem[]; children?: ReactNode }) {
  const ariaCurrent = useAriaCurrent(linksOf(items));
  const entry = (link: MenuLink) => (
    <li key={link.label}>
      <Link href={link.href} variant="quiet" className={styles.entry} aria-current={ariaCurrent(link)}>
        {link.label}
      </Link>
    </li>
  );
  return (
    <ul data-plain="" className={styles.items}>
      {items.map((item) =>
        'links' in item ? (
          <Group key={item.label} label={item.label} current={item.links.some(ariaCurrent)}>
            {item.links.map(entry)}
          </Group>
        ) : (
          entry(item)
        ),
      )}
      {children}
    </ul>
  );
}

/** Collapsed, unless it contains the current page. */
function Group({ label, current, children }: { label: string; current: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(current);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul id={id} hidden={!open} data-plain="" className={styles.group}>
        {children}
      </ul>
    </li>
  );
}

function LogOut({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.entry}
      onClick={() => {
        onPress();
        void logOut();
      }}
    >
      Cerrar sesión
    </button>
  );
}
