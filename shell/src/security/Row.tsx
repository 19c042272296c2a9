import type { ReactNode } from 'react';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import styles from './Security.module.css';

/** Row of a list: title, detail and actions. */
export function Row({ title, detail, children }: { title: ReactNode; detail: string; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="div" className={styles.name}>
          {title}
        </Text>
        <Text size="sm" tone="muted">
          {detail}
        </Text>
      </div>
      <Cluster gap={1}>{children}</Cluster>
    </li>
  );
}
