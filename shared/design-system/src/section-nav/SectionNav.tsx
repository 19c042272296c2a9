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
  items: readonly SectionNavItem[];
}

/** The sections of one area. Links and not tabs: each section has its own address. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul data-plain="" className={styles.list}>
        {items.map(({ href, label: words, current, count }) => (
          <li key={href}>
            <Link
              href={href}
              variant="quiet"
              className={styles.link}
              aria-current={current ? 'page' : undefined}
            >
              {words}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
