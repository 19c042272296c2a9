import { useState } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { Stack } from '../layout/index.ts';
import { type FacetChoice } from './facet-choice.ts';
import { FacetGroup } from './FacetGroup.tsx';

/** Filters that are rarely used, folded unless something is chosen in them. */
export function MoreFilters({ filters }: { filters: readonly FacetChoice[] }) {
  const count = filters.reduce((sum, { chosen }) => sum + chosen.length, 0);
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
      {seen && (
        <Stack gap={5}>
          {filters.map((filter) => (
            <FacetGroup key={filter.name} {...filter} />
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}
