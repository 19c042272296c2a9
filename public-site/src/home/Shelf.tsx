import type { ReactNode } from 'react';
import { Grid } from '@puente/design-system/layout';
import { SkeletonList } from '@puente/design-system/skeleton';
import { HomeSection } from './HomeSection.tsx';
import styles from './Shelf.module.css';

interface ShelfProps<Item> {
  id: string;
  title: string;
  lead?: string;
  /** Link to the full list. */
  all: { label: string; href: string };
  ground?: 'sunken';
  /** Undefined while loading, or when loading failed. */
  items: readonly Item[] | undefined;
  isPending: boolean;
  /** Number of placeholders while loading. */
  count: number;
  min?: '14rem' | '18rem';
  gap?: 4 | 5;
  children: (item: Item) => ReactNode;
}

/**
 * Section with a few records of a kind and a link to the full list. Renders nothing, not even the heading, when there are none or they
 * cannot be loaded.
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
