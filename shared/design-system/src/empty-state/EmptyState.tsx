import { type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Reason why the list is empty, and what the user can do. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName | undefined;
  headingLevel?: HeadingLevel | undefined;
}

export function EmptyState({ title, children, action, icon = 'search', headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.arch}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Heading level={headingLevel} size="md">
          {title}
        </Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
