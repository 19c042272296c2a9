import { useLayoutEffect, useRef } from 'react';
import { audienceNoticeQueries } from '@puente/client/audience-notices';
import { noticeStates } from '@puente/contract/constants/audience-notices';
import { messageKinds } from '@puente/contract/constants/message-kinds';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import type { AudienceNoticeId } from '@puente/contract/ids';
import { Chip } from '@puente/design-system/chip';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { standingOf, stateTones } from './notice-words.ts';
import { NoticeDraft } from './NoticeDraft.tsx';
import { NoticeGone } from './NoticeGone.tsx';
import { NoticeOnItsWay } from './NoticeOnItsWay.tsx';

/** Milliseconds between two looks at a notice that is being sent. */
const lookEvery = 2_000;

/** /staff/avisos/:id: a notice from its draft to its result. Only for editors. */
export default function StaffNoticePage() {
  const id = recordId('audienceNotice', useParams().id);
  return <Container>{id === null ? <NoticeGone /> : <NoticeOf key={id} id={id} />}</Container>;
}

function NoticeOf({ id }: { id: AudienceNoticeId }) {
  const notice = useQuery({
    ...audienceNoticeQueries.one(id),
    // A planned one begins without anybody's click.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'sending' || data?.state === 'planned' ? lookEvery : false,
  });
  usePageTitle(notice.data && `Aviso: ${notice.data.title}`);
  useReady(!notice.isPending);
  return (
    <QueryState
      query={stateOf(notice)}
      skeleton={<SkeletonForm fields={5} />}
      failed="No hemos podido cargar el aviso"
      headingLevel={1}
      notFound={<NoticeGone />}
    >
      {(known) => <NoticeView notice={known} />}
    </QueryState>
  );
}

function NoticeView({ notice }: { notice: AudienceNotice }) {
  const { state } = notice;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The user has started or stopped it: the button is gone, and the title says what follows. */
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    if (hasActed.current) heading.current?.focus();
    hasActed.current = false;
  }, [state]);
  const onActed = () => {
    hasActed.current = true;
  };
  return (
    <Stack gap={6}>
      <Link href={lastList(href('staffNotices'))}>Volver a los avisos</Link>
      <PageHeader
        eyebrow={messageKinds[notice.kind]}
        title={notice.title}
        lead={standingOf(notice)}
        titleRef={heading}
        actions={<Chip tone={stateTones[state]}>{noticeStates[state]}</Chip>}
      />
      {state === 'draft' ? (
        <NoticeDraft notice={notice} onActed={onActed} />
      ) : (
        <NoticeOnItsWay notice={notice} onActed={onActed} />
      )}
    </Stack>
  );
}
