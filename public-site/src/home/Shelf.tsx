import type { ReactNode } from 'react';
import { Grid } from '@puente/design-system/layout';
import { SkeletonList } from '@puente/design-system/skeleton';
import { HomeSection } from './HomeSection.tsx';
import styles from './Shelf.module.css';

interface ShelfProps<Item> {
  id: string;
  title: string;
  lead?: string;
  /** The way to all of them. */
  all: { label: string; href: string };
  ground?: 'sunken';
  /** Undefined while they are on their way, or when they could not be had. */
  items: readonly Item[] | undefined;
  isPending: boolean;
  /** Cards that are expected. */
  count: number;
  min?: '14rem' | '18rem';
  gap?: 4 | 5;
  children: (item: Item) => ReactNode;
}

/**
 * Some of a kind, and the way to all. No visitor came for it: without any, or when they cannot be had, the whole section is
 * left out, with its heading.
 */
export function Shelf<Item extends { id: number }>({
  items,
  isPending,
  count,
  all,
  min = '18rem',
  gap = 5,
  children,
  ...section
}: ShelfProps<Item>) {
  if (isPending)
    return (
      <HomeSection {...section}>
        <SkeletonList count={count} min={min} />
      </HomeSection>
    );
  if (!items || items.length === 0) return null;
  return (
    <HomeSection {...section} ways={[all]}>
      <Grid as="ul" min={min} gap={gap}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}
