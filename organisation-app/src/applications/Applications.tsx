import { statuses } from '@puente/contract/constants/statuses';
import type { ProjectId } from '@puente/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { Stack } from '@puente/design-system/layout';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { freshFor } from '../fresh-for.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { CardSkeletons } from './ApplicationSkeletons.tsx';
import { applicationsView, shownStatuses } from './applications-view.ts';
import { moves } from './moves.ts';
import { NoApplications } from './NoApplications.tsx';
import styles from './Applications.module.css';

export function Applications({ project }: { project: ProjectId }) {
  const [search] = useSearchParams();
  const { status, page } = applicationsView(search);
  const applications = useQuery({
    ...applicationQueries.ofProject(project, page, status),
    staleTime: freshFor,
  });
  const [announcement, setAnnouncement] = useState('');
  useReady(!applications.isPending);
  const address = (query: { status?: string; page?: number }) =>
    href('projectApplications', { id: project }, query);

  return (
    <Stack>
      <SectionNav
        label="Solicitudes por estado"
        kind="Estado"
        items={[undefined, ...shownStatuses].map((shown) => ({
          href: address(shown ? { status: shown } : {}),
          label: shown ? statuses[shown] : 'Todas',
          current: shown === status,
        }))}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {content()}
    </Stack>
  );

  function content() {
    if (applications.isPending) return <CardSkeletons />;
    if (!applications.data) {
      return (
        <Retry
          place="section"
          title="No hemos podido cargar las solicitudes"
          message={messageOf(applications.error)}
          busy={applications.isFetching}
          onRetry={() => void applications.refetch()}
        />
      );
    }
    const { data, meta } = applications.data;
    const { total, pageCount } = meta.pagination;
    return (
      <>
        <Count total={total} left={data.length} />
        {data.length === 0 && (
          <NoApplications filtered={status !== undefined || page > 1} all={address({})} />
        )}
        <Stack as="ul" gap={4}>
          {data.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                onDecided={(to, name) => setAnnouncement(moves[to]?.done(name) ?? '')}
              />
            </li>
          ))}
        </Stack>
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(number) => address({ ...(status && { status }), page: number })}
        />
      </>
    );
  }
}

/** How many there are. Focus moves here when a focused application leaves the filtered list. */
function Count({ total, left }: { total: number; left: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  const former = useRef(left);
  useEffect(() => {
    const fewer = left < former.current;
    former.current = left;
    if (fewer && document.activeElement === document.body) line.current?.focus();
  }, [left]);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.count}>
      {total === 1
        ? '1 solicitud'
        : `${total === 0 ? 'Ninguna' : total} ${total === 0 ? 'solicitud' : 'solicitudes'}`}
    </p>
  );
}
