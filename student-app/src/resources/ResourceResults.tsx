import type { RefObject } from 'react';
import { ListResults } from '../lists/ListResults.tsx';
import { NoResources } from './NoResources.tsx';
import { resourceCount } from './resource-facts.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { resourceSearch } from './search.ts';
import { type ResourceControls, useResourceList } from './use-resource-search.ts';

interface ResourceResultsProps {
  controls: ResourceControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function ResourceResults({ controls, region, onOpenFilters }: ResourceResultsProps) {
  const list = useResourceList(controls.search, controls.purpose);
  return (
    <ListResults
      declared={resourceSearch}
      controls={controls}
      list={list}
      words={{
        count: resourceCount,
        searching: 'Buscando recursos…',
        problem: 'No hemos podido cargar los recursos',
      }}
      region={region}
      onOpenFilters={onOpenFilters}
      nothing={(total) => <NoResources controls={controls} total={total} />}
    >
      {(resource) => <ResourceCard resource={resource} headingLevel={2} />}
    </ListResults>
  );
}
