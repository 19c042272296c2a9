import { alertQueries } from '@puente/client/alerts';
import type { Alert } from '@puente/contract/entities/alert';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { Button } from '@puente/design-system/button';
import { factLine } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { PageGone } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { shortMoment } from '../dates.ts';
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
      <QueryState
        query={stateOf(list)}
        failed="No hemos podido cargar tus avisos"
        skeleton={<SkeletonList count={3} />}
      >
        {shown}
      </QueryState>
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

/** An alert in a single line with a link to its subject. Unread alerts are marked by weight, an accent border and hidden text. */
function AlertItem({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { subject, path, date, isRead, organization } = alert;
  const hasSeveral = organizationsOf(useUser()).length > 1;
  return (
    <div className={styles.item} data-unread={!isRead || undefined}>
      <Link variant="standalone" href={path} onClick={onOpen} className={styles.subject}>
        {!isRead && <VisuallyHidden>Sin leer: </VisuallyHidden>}
        {subject}
      </Link>
      <span className={styles.facts}>
        {factLine([hasSeveral ? organization.name : null, shortMoment(date)])}
      </span>
    </div>
  );
}
