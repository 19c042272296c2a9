import { useState, type ReactNode } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { Stack } from '../layout/index.ts';

export interface MoreFiltersProps {
  /** How many of these are chosen: with one, they are open from the start. */
  count: number;
  children: ReactNode;
}

/** The filters that are used less. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  // Only at the start: what a visitor has opened or closed stays so.
  const [open] = useState(count > 0);
  // Drawn when they are first looked at: they have most of the options, and each choice would draw all of them again.
  const [seen, setSeen] = useState(open);
  return (
    <Disclosure
      summary={count === 0 ? 'Más filtros' : `Más filtros (${count})`}
      open={open}
      onOpen={() => setSeen(true)}
    >
      {seen && <Stack gap={5}>{children}</Stack>}
    </Disclosure>
  );
}
