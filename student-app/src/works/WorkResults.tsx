import type { RefObject } from 'react';
import { ListResults } from '../lists/ListResults.tsx';
import { NoWorks } from './NoWorks.tsx';
import { workSearch } from './search.ts';
import { useWorkList, type WorkControls } from './use-work-search.ts';
import { workCount } from './work-facts.ts';
import { WorkCard } from './WorkCard.tsx';

const words = {
  count: workCount,
  searching: 'Buscando trabajos…',
  problem: 'No hemos podido cargar los trabajos',
};

interface WorkResultsProps {
  controls: WorkControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function WorkResults({ controls, region, onOpenFilters }: WorkResultsProps) {
  return (
    <ListResults
      declared={workSearch}
      controls={controls}
      list={useWorkList(controls.search)}
      words={words}
      region={region}
      onOpenFilters={onOpenFilters}
      nothing={(total) => <NoWorks controls={controls} total={total} />}
    >
      {(work) => <WorkCard work={work} headingLevel={2} />}
    </ListResults>
  );
}
