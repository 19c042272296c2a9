import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { pageWindow } from './page-window.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Page number, from 1. */
  page: number;
  pageCount: number;
  href: (page: number) => string;
  label?: string | undefined;
}

/** Pages of a list as links, which can be opened in a tab, shared, and left with the back button. Renders nothing for a single page. */
export function Pagination({ page, pageCount, href, label = 'Páginas' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" variant="quiet" className={styles.step}>
          <Icon name="chevron-left" />
          <span className={styles.stepWords}>
            Anterior<VisuallyHidden>{` (página ${page - 1})`}</VisuallyHidden>
          </span>
        </Link>
      )}
      <ul data-plain="" className={styles.pages}>
        {pageWindow(page, pageCount).map((offered, index) =>
          offered === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={offered}>
              <Link
                href={href(offered)}
                variant="quiet"
                className={styles.page}
                aria-current={offered === page ? 'page' : undefined}
              >
                <VisuallyHidden>Página </VisuallyHidden>
                {offered}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pageCount && (
        <Link href={href(page + 1)} rel="next" variant="quiet" className={styles.step}>
          <span className={styles.stepWords}>
            Siguiente<VisuallyHidden>{` (página ${page + 1})`}</VisuallyHidden>
          </span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
