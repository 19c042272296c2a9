import { type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';
import { type LayoutProps } from './layout-props.ts';

export interface WithSidebarProps extends LayoutProps {
  /** Filters, or the navigation of a section: next to the content on wide screens, above it on narrow ones. */
  sidebar: ReactNode;
  children?: ReactNode;
}

export function WithSidebar({ as: Tag = 'div', sidebar, children, className, ...rest }: WithSidebarProps) {
  return (
    <Tag {...rest} className={classNames(styles.withSidebar, className)}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.beside}>{children}</div>
    </Tag>
  );
}
