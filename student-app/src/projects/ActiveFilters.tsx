import type { RefObject } from 'react';
import { modalities } from '@puente/contract/constants/modalities';
import { Button } from '@puente/design-system/button';
import { RemovableChip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';
import { isFiltered } from './search.ts';
import type { SearchControls } from './use-project-search.ts';

interface ActiveFiltersProps {
  controls: SearchControls;
  /** Where focus goes when the last chip is gone. */
  results: RefObject<HTMLElement | null>;
}

/** What narrows the list, each part with its way out. */
export function ActiveFilters({ controls: { search, choose, clear }, results }: ActiveFiltersProps) {
  if (!isFiltered(search)) return null;

  const chips = [
    ...(search.q === '' ? [] : [{ label: `«${search.q}»`, remove: () => choose({ q: '' }) }]),
    ...search.modalities.map((code) => ({
      label: modalities[code],
      remove: () => choose({ modalities: search.modalities.filter((other) => other !== code) }),
    })),
    ...(search.province === null
      ? []
      : [{ label: search.province, remove: () => choose({ province: null }) }]),
    ...search.areas.map((area) => ({
      label: area,
      remove: () => choose({ areas: search.areas.filter((other) => other !== area) }),
    })),
  ];
  const toResults = () => results.current?.focus();

  return (
    <Cluster gap={2} role="group" aria-label="Filtros activos">
      {chips.map(({ label, remove }) => (
        <RemovableChip
          key={label}
          onRemove={() => {
            remove();
            if (chips.length === 1) toResults();
          }}
        >
          {label}
        </RemovableChip>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          clear();
          toResults();
        }}
      >
        Quitar filtros
      </Button>
    </Cluster>
  );
}
