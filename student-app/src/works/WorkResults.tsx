import { ListResults } from '../lists/ListResults.tsx';
import { NoWorks } from './NoWorks.tsx';
import { useWorkList, type WorkControls } from './use-work-search.ts';
import { workCount } from './work-facts.ts';
import { WorkCard } from './WorkCard.tsx';

const words = {
  count: workCount,
  searching: 'Buscando trabajos…',
  failed: 'No hemos podido cargar los trabajos',
};

export function WorkResults({ controls }: { controls: WorkControls }) {
  return (
    <ListResults
      controls={controls}
      list={useWorkList(controls.search)}
      words={words}
      nothing={(total) => <NoWorks controls={controls} total={total} />}
    >
      {(work) => <WorkCard work={work} headingLevel={2} />}
    </ListResults>
  );
}
