import { messageOf } from '@puente/client/api-error';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import type { SearchedGroup } from './use-search.ts';
import styles from './Search.module.css';

/** What was found of one kind; nothing at all where there is none. */
export function SearchGroup({ group: { title, all, result } }: { group: SearchedGroup }) {
  const id = `found-${title.toLowerCase().replaceAll(' ', '-')}`;
  if (result.data?.total === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {all !== null && result.data && result.data.total > result.data.hits.length && (
          <Link href={all} variant="standalone">
            Ver {result.data.total} en {title}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {content()}
    </Stack>
  );

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
