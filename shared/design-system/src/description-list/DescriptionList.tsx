import { type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  term: string;
  description: ReactNode;
  icon?: IconName | undefined;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** Arranges short descriptions in as many columns as fit, each below its term. */
  columns?: boolean | undefined;
}

/** Facts about one thing, each with its name. */
export function DescriptionList({ items, columns = false }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-columns={columns || undefined}>
      {items.map(({ term, description, icon }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>
            {icon !== undefined && <Icon name={icon} />}
            {term}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
