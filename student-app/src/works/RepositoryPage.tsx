import { mayPublishWork } from '@puente/contract/entities/published-works';
import { workPages } from '@puente/contract/list-pages/work-pages';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { href } from '@puente/platform/links';
import { useListHead } from '@puente/platform/list-head';
import { useUser } from '@puente/platform/session';
import { FeedLink } from '../lists/FeedLink.tsx';
import { workSearch } from './search.ts';
import { useWorkList, useWorkSearch } from './use-work-search.ts';
import { WorkFilters } from './WorkFilters.tsx';
import { WorkResults } from './WorkResults.tsx';

/** /tfx: repository of final-degree and master works, filtered by the address. */
export default function RepositoryPage() {
  const user = useUser();
  const controls = useWorkSearch();
  const list = useWorkList(controls.search);
  const heading = useListHead(workPages, workSearch, controls.search, list.data);

  return (
    <Container>
      <PageHeader
        title={heading}
        lead="Trabajos de estudiantes de toda España: léelos, cítalos o encuentra con quién seguir el tuyo."
        actions={
          user?.profileType === 'student' &&
          mayPublishWork(user) && (
            <ButtonLink href={href('workCreate')} variant="secondary" icon="upload">
              Subir el mío
            </ButtonLink>
          )
        }
      />
      <Stack gap={6}>
        <KeywordSearch
          title="Buscar trabajos"
          placeholder="Microplásticos, lectura fácil, energía…"
          {...controls.keyword}
        />
        <ListLayout filters={<WorkFilters controls={controls} />}>
          <WorkResults controls={controls} />
        </ListLayout>
        <FeedLink href="/tfx/rss.xml" what="los trabajos nuevos" />
      </Stack>
    </Container>
  );
}
