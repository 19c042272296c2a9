import { alertQueries } from '@puente/client/alerts';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { Loaded } from '../lists/Loaded.tsx';
import { AlertItem } from './AlertItem.tsx';
import styles from './Alerts.module.css';
import { useReadAlerts } from './use-read-alerts.ts';

/** Paginated alerts: unread first, then newest first. */
export function AlertList() {
  const page = pageNumber(useSearchParams()[0]);
  const list = useQuery(alertQueries.list(page));
  const reading = useReadAlerts();
  useReady(!list.isPending);
  const hasUnread = list.data?.data.some(({ isRead }) => !isRead) ?? false;

  return (
    <Stack as="section" gap={4} aria-labelledby="alerts">
      <Cluster gap={3} className={styles.head}>
        <Heading level={2} id="alerts" tabIndex={-1}>
          Lo último
        </Heading>
        {hasUnread && (
          <Button
            variant="secondary"
            size="sm"
            busy={reading.isMarkingAll}
            onClick={() => {
              reading.readAll();
              // The button disappears with the last unread alert: move focus to the list.
              document.getElementById('alerts')?.focus();
            }}
          >
            Marcar todo como leído
          </Button>
        )}
      </Cluster>
      <Loaded query={list} failed="No hemos podido cargar tus avisos" skeleton={<SkeletonList count={3} />}>
        {shown}
      </Loaded>
    </Stack>
  );

  function shown({ data, meta }: NonNullable<typeof list.data>) {
    if (data.length === 0 && page > 1) return <PageGone first={href('organizationAlerts')} />;
    if (data.length === 0) {
      return (
        <EmptyState
          icon="bell"
          headingLevel={3}
          title="No tienes avisos"
          action={<ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>}
        >
          Aquí verás las solicitudes que lleguen, las respuestas que esperan y quién pide unirse a tu
          organización.
        </EmptyState>
      );
    }
    return (
      <>
        <ul data-plain="" className={styles.list}>
          {data.map((alert) => (
            <li key={alert.id}>
              <AlertItem alert={alert} onOpen={() => reading.read(alert)} />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={meta.pagination.pageCount}
          href={(wanted) => href('organizationAlerts', {}, { page: wanted })}
        />
      </>
    );
  }
}
