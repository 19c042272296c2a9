import { searchSynonymQueries } from '@puente/client/search-synonyms';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { foundWords } from './found-words.ts';
import styles from './StaffSearches.module.css';

/** Results of each term, now and with the group. */
export function SynonymPreview({ terms }: { terms: readonly string[] }) {
  const effects = useQuery(searchSynonymQueries.preview(terms));
  return (
    <Stack as="section" gap={2} aria-label="Qué encontrará cada término" aria-live="polite">
      <QueryState
        query={stateOf(effects)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido calcular el efecto"
      >
        {(found) => (
          <ul data-plain="" className={styles.effects}>
            {found.map(({ term, now, withGroup }) => (
              <li key={term} className={styles.effect}>
                <strong>{`«${term}»`}</strong>
                <Text as="span" size="sm" tone="muted">
                  {`Ahora: ${foundWords(now)}`}
                </Text>
                {terms.length > 1 && <span>{`Con el grupo: ${foundWords(withGroup)}`}</span>}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Stack>
  );
}
