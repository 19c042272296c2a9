import { Container } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import { href } from '@puente/platform/links';
import { useLocation } from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { BellPlace } from '../notifications/BellPlace.tsx';
import { menuFor, type MenuItem } from '../routing/menu.ts';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { Brand } from './Brand.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import styles from './Header.module.css';

/** The header: brand, the menu of one's role, and the way into or out of one's account. */
export function Header() {
  const { status, user, unreachable } = useSession();
  const manifests = useManifests();
  const items = menuFor('main', manifests, user);
  const visitor = status === 'loggedOut' || unreachable;
  const known = visitor || user !== null;

  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Brand />
        <nav className={styles.menu} aria-label="Principal">
          {known && <MainMenu items={items} />}
        </nav>
        <div className={styles.account}>
          {visitor && !user && <VisitorActions />}
          {user && <BellPlace user={user} />}
          {user && <ProfileMenu user={user} items={menuFor('profile', manifests, user)} />}
        </div>
        {known && <MobileMenu items={items} visitor={!user} />}
      </Container>
    </header>
  );
}

function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <ul data-plain="" className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <DisclosureMenu label={item.label} items={item.links} />
          ) : (
            <Link
              href={item.href}
              variant="quiet"
              className={styles.entry}
              aria-current={item.href === pathname ? 'page' : undefined}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function VisitorActions() {
  return (
    <>
      <ButtonLink href={href('login')} variant="quiet" size="sm">
        Iniciar sesión
      </ButtonLink>
      <ButtonLink href={href('register')} size="sm" className={styles.wideOnly}>
        Crear cuenta
      </ButtonLink>
    </>
  );
}
