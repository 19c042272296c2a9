import { type ReactNode, useState } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { Stack } from '../layout/index.ts';

export interface MoreFiltersProps {
  /** Number of chosen values in these filters. They start open if there is any. */
  count: number;
  children: ReactNode;
}

/** Filters that are rarely used, folded. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  // Only initially: a visitor's choice to open or close them is kept.
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
