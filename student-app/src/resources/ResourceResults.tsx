import { ListResults } from '../lists/ListResults.tsx';
import { NoResources } from './NoResources.tsx';
import { resourceCount } from './resource-facts.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { type ResourceControls, useResourceList } from './use-resource-search.ts';

export function ResourceResults({ controls }: { controls: ResourceControls }) {
  const list = useResourceList(controls.search, controls.purpose);
  return (
    <ListResults
      controls={controls}
      list={list}
      words={{
        count: resourceCount,
        searching: 'Buscando recursos…',
        failed: 'No hemos podido cargar los recursos',
      }}
      nothing={(total) => <NoResources controls={controls} total={total} />}
    >
      {(resource) => <ResourceCard resource={resource} headingLevel={2} />}
    </ListResults>
  );
}
