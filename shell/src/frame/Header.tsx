import { memo } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import { Container } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Spinner } from '@puente/design-system/spinner';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useSession } from '@puente/platform/session';
import { BarEntry } from '../bar/BarEntry.tsx';
import { BellPlace, studentWithBell } from '../notifications/BellPlace.tsx';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { barFor, linksOf, menuFor, type MenuItem, type MenuLink } from '../routing/menu.ts';
import { useAriaCurrent } from './aria-current.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { logOut } from './log-out.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { useScrolledPast } from './scrolled-past.ts';

/**
 * Header with brand, the menu of the user's role, and login or logout. It becomes sticky past 100 px, and stays so until it is back in its
 * place (specification §9). The reduced header has no menu, bell or other icons (§2, chat page). Memoised: most changes of address, such as a
 * filter's, leave it as it is.
 */
export const Header = memo(function Header({ reduced }: { reduced: boolean }) {
  const { status, user, unreachable, closing } = useSession();
  const manifests = useManifests();
  const bellOf = reduced || closing ? undefined : studentWithBell(user);
  const stuck = useScrolledPast(100, 0);
  const items = menuFor('main', manifests, user);
  const bar = barFor(manifests, user);
  const own = [
    ...linksOf(menuFor('profile', manifests, user)),
    ...bar.map(({ label, href }) => ({ label, href })),
  ];
  const visitor = status === 'loggedOut' || unreachable;
  const known = visitor || user !== null;

  return (
    <header className={styles.header} data-stuck={stuck || undefined} data-reduced={reduced || undefined}>
      <div className={styles.bar}>
        <Container className={styles.row}>
          <Brand />
          {!reduced && (
            <nav className={styles.menu} aria-label="Principal">
              {known && <MainMenu items={items} />}
            </nav>
          )}
          <div className={styles.account}>
            {visitor && !user && <VisitorActions />}
            <span className={styles.closing} role="status">
              {closing && (
                <>
                  <Spinner />
                  <span>Cerrando sesión…</span>
                </>
              )}
            </span>
            {known && !closing && !reduced && bar.map((entry) => <BarEntry key={entry.href} {...entry} />)}
            {bellOf !== undefined && <BellPlace student={bellOf} stuckHeader={stuck} />}
            {user && !closing && (
              <div className={styles.profile}>
                <ProfileMenu user={user} links={own} />
              </div>
            )}
          </div>
          {known && !closing && !reduced && <MobileMenu items={items} user={user} own={own} />}
        </Container>
      </div>
    </header>
  );
});

function VisitorActions() {
  return (
    <>
      <ButtonLink href={href('login')} variant="secondary" size="sm" className={styles.visitor}>
        Iniciar sesión
      </ButtonLink>
      <ButtonLink href={href('register')} size="sm" className={styles.wideOnly}>
        Crear cuenta
      </ButtonLink>
    </>
  );
}

/** Wide menu: links, and groups of links behind a button. */
function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const ariaCurrent = useAriaCurrent(linksOf(items));
  return (
    <ul data-plain="" className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <DisclosureMenu
              label={item.label}
              items={item.links.map((link) => ({ ...link, current: ariaCurrent(link) === 'page' }))}
              current={item.links.some(ariaCurrent)}
            />
          ) : (
            <Link href={item.href} variant="quiet" className={styles.entry} aria-current={ariaCurrent(item)}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Menu with the user's own pages and logout. */
function ProfileMenu({ user, links }: { user: CurrentUser; links: readonly MenuLink[] }) {
  const ariaCurrent = useAriaCurrent(links);
  return (
    <DisclosureMenu
      label={user.name}
      about="tu cuenta"
      icon="user"
      compact
      align="end"
      items={[
        ...links.map((link) => ({ ...link, current: ariaCurrent(link) === 'page' })),
        { label: 'Cerrar sesión', onPress: () => void logOut() },
      ]}
      header={
        <Text size="sm" tone="muted">
          {user.email}
        </Text>
      }
    />
  );
}
