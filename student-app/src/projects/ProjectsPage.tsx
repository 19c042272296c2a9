import { searchExamples } from '@puente/contract/constants/search-examples';
import { projectPages } from '@puente/contract/list-pages/project-pages';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { useListHead } from '@puente/platform/list-head';
import { FeedLink } from '../lists/FeedLink.tsx';
import { CompleteProfileOffer } from '../wizard/CompleteProfileOffer.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectResults } from './ProjectResults.tsx';
import styles from './ProjectsPage.module.css';
import { RecentProjects } from './RecentProjects.tsx';
import { projectSearch } from './search.ts';
import { useProjectList, useProjectSearch } from './use-project-search.ts';

/** /projects: open projects, filtered by the address. */
export default function ProjectsPage() {
  const controls = useProjectSearch();
  const list = useProjectList(controls.search);
  const heading = useListHead(projectPages, projectSearch, controls.search, list.data);

  return (
    <Container>
      <div className={styles.head}>
        <PageHeader
          title={heading}
          lead="Encuentra un proyecto de impacto para tu TFG, tu TFM o tus prácticas, y solicítalo a la organización que lo propone."
        />
      </div>
      <Stack gap={6} className={styles.parts}>
        <CompleteProfileOffer />
        <KeywordSearch
          title="Buscar proyectos"
          placeholder={`${searchExamples.join(', ')}…`}
          {...controls.keyword}
        />
        <ListLayout filters={<ProjectFilters controls={controls} />}>
          <ProjectResults controls={controls} />
        </ListLayout>
        <RecentProjects />
        <FeedLink href="/projects/rss.xml" what="los proyectos nuevos" />
      </Stack>
    </Container>
  );
}
