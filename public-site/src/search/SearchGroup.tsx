import { messageOf } from '@puente/client/api-error';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { SectionHead } from '../sections/SectionHead.tsx';
import type { SearchedGroup } from './use-search.ts';
import styles from './Search.module.css';

/** What was found of one kind; nothing at all where there is none. */
export function SearchGroup({ group: { title, all, result } }: { group: SearchedGroup }) {
  const id = `found-${title.toLowerCase().replaceAll(' ', '-')}`;
  if (result.data?.total === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <SectionHead id={id} title={title} size="lg" ways={ways()} />
      {content()}
    </Stack>
  );

  function ways() {
    if (all === null || !result.data || result.data.total <= result.data.hits.length) return [];
    return [{ label: `Ver ${result.data.total} en ${title}`, href: all }];
  }

  function content() {
    if (result.data)
      return (
        <ul data-plain="" className={styles.hits} aria-busy={result.isPlaceholderData || undefined}>
          {result.data.hits.map((hit) => (
            <li key={hit.id}>
              <Link href={hit.href} variant="quiet" className={styles.title}>
                {hit.title}
              </Link>
              {hit.text !== '' && <p className={styles.text}>{hit.text}</p>}
            </li>
          ))}
        </ul>
      );
    if (result.isError)
      return (
        <Retry
          place="section"
          title="No hemos podido buscar aquí"
          message={messageOf(result.error)}
          busy={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      );
    return <Skeleton lines={3} />;
  }
}
