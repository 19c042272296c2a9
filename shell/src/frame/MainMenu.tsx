import { DisclosureMenu } from '@puente/design-system/disclosure';
import { Link } from '@puente/design-system/link';
import { linksOf, type MenuItem } from '../routing/menu.ts';
import styles from './Header.module.css';
import { useWhere } from './where.ts';

/** Wide menu: links, and groups of links behind a button. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const where = useWhere(linksOf(items));
  return (
    <ul data-plain="" className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <DisclosureMenu
              label={item.label}
              items={item.links.map((link) => ({ ...link, current: where(link) === 'page' }))}
              current={item.links.some(where)}
            />
          ) : (
            <Link href={item.href} variant="quiet" className={styles.entry} aria-current={where(item)}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
