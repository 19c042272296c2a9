import { useRef } from 'react';
import { workQueries } from '@puente/client/works';
import { mayPublishWork } from '@puente/contract/entities/published-works';
import type { Work } from '@puente/contract/entities/work';
import type { StudentId } from '@puente/contract/ids';
import { mostPublishedWorks } from '@puente/contract/most-published-works';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { OwnWorkCard } from '../works/OwnWorkCard.tsx';
import type { SectionProps } from './sections.ts';

/** Works of the student: drafts, published works, and hidden ones with the reason. */
export default function OwnWorks({ user: { details } }: SectionProps) {
  return details && <WorksOf student={details.id} />;
}

function WorksOf({ student }: { student: StudentId }) {
  const user = useUser();
  const page = pageNumber(useSearchParams()[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const works = useQuery(workQueries.ofStudent(student, page));
  useReady(!works.isPending);
  const published = user?.details?.tfxs?.filter(({ isDraft }) => !isDraft).length ?? 0;

  return (
    <Stack as="section" gap={5} aria-labelledby="own-works">
      <Cluster justify="between">
        <Stack gap={1}>
          <Heading level={2} id="own-works" ref={heading} tabIndex={-1}>
            Mis trabajos
          </Heading>
          <Text tone="muted">{`${published} de ${mostPublishedWorks} publicados`}</Text>
        </Stack>
        {mayPublishWork(user) && (
          <ButtonLink href={href('workCreate')} variant="secondary" size="sm" icon="plus">
            Subir otro
          </ButtonLink>
        )}
      </Cluster>
      <QueryState
        query={stateOf(works)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar tus trabajos"
        headingLevel={3}
        empty={<NoWorks />}
      >
        {({ data, meta }) => (
          <>
            {groups.map(({ title, has }) => (
              <Group
                key={title}
                title={title}
                works={data.filter(has)}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
            <Pagination
              page={meta.pagination.page}
              pageCount={meta.pagination.pageCount}
              href={(next) => href('profile', {}, { section: 'tfx', page: next })}
            />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

const NoWorks = () => (
  <EmptyState
    icon="graduation"
    headingLevel={3}
    title="Todavía no has subido ningún trabajo"
    action={<ButtonLink href={href('workCreate')}>Subir mi TFG/M</ButtonLink>}
  >
    Puede ser una propuesta, algo que estés haciendo o el trabajo terminado. Lo publicas cuando quieras.
  </EmptyState>
);

const groups: readonly { title: string; has: (work: Work) => boolean }[] = [
  { title: 'Borradores', has: ({ isDraft, isHidden }) => isDraft && isHidden !== true },
  { title: 'Publicados', has: ({ isDraft, isHidden }) => !isDraft && isHidden !== true },
  { title: 'Ocultos', has: ({ isHidden }) => isHidden === true },
];

interface GroupProps {
  title: string;
  works: readonly Work[];
  onRemoved: () => void;
}

function Group({ title, works, onRemoved }: GroupProps) {
  if (works.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Stack as="ul" gap={4}>
        {works.map((work) => (
          <li key={work.id}>
            <OwnWorkCard work={work} onRemoved={onRemoved} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
