import { useRef } from 'react';
import { counted, inFigures } from '@puente/contract/counted';
import { RemovableChip } from '@puente/design-system/chip';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { SearchReading, understoodChips } from '@puente/design-system/lists';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf } from '@puente/platform/query';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './Search.module.css';
import type { SearchedGroup } from './use-search.ts';

interface SearchGroupProps {
  group: SearchedGroup;
  /** Search text as the user typed it. */
  q: string;
  onSearch: (q: string) => void;
}

/** Results of one kind, with a note on how the search text was interpreted. Renders nothing without results. */
export function SearchGroup({ group: { title, all, result }, q, onSearch }: SearchGroupProps) {
  const section = useRef<HTMLElement>(null);
  const id = `found-${title.toLowerCase().replaceAll(' ', '-')}`;
  if (result.data?.total === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id} ref={section} tabIndex={-1}>
      <SectionHead id={id} title={title} size="lg" ways={ways()} />
      {reading()}
      <QueryState
        query={stateOf(result)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido buscar aquí"
      >
        {({ hits }) => (
          <ul data-plain="" className={styles.hits} aria-busy={result.isPlaceholderData || undefined}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <Link href={hit.href} variant="quiet" className={styles.title}>
                  {hit.title}
                </Link>
                {hit.text !== '' && <p className={styles.text}>{hit.text}</p>}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Stack>
  );

  function reading() {
    if (result.data?.reading === undefined) return null;
    const chips = understoodChips(q, result.data.reading, onSearch);
    return (
      <Stack gap={2} className={styles.reading}>
        <p>
          <span>{counted(result.data.total, 'resultado', 'resultados')}</span>
          <SearchReading
            q={q}
            reading={result.data.reading}
            hrefOf={(words) => href('searchEverything', {}, { q: words })}
            results={section}
          />
        </p>
        {chips.length > 0 && (
          <Cluster gap={2} role="group" aria-label={`Filtros de ${title}`}>
            {chips.map(({ label, onRemove }) => (
              <RemovableChip
                key={label}
                onRemove={() => {
                  onRemove();
                  section.current?.focus({ preventScroll: true });
                }}
              >
                {label}
              </RemovableChip>
            ))}
          </Cluster>
        )}
      </Stack>
    );
  }

  function ways() {
    if (all === null || !result.data || result.data.total <= result.data.hits.length) return [];
    return [{ label: `Ver ${inFigures(result.data.total)} en ${title}`, href: all }];
  }
}
