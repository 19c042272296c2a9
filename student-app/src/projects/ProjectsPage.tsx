import { useRef } from 'react';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack, WithSidebar } from '@puente/design-system/layout';
import { CompleteProfileOffer } from '../wizard/CompleteProfileOffer.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectResults } from './ProjectResults.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useProjectSearch } from './use-project-search.ts';

/** /projects: every open project, narrowed by what is in the address. */
export default function ProjectsPage() {
  const controls = useProjectSearch();
  const results = useRef<HTMLElement>(null);

  return (
    <Container>
      <PageHeader
        title="Proyectos"
        lead="Encuentra un proyecto de impacto para tu TFG, tu TFM o tus prácticas, y solicítalo a la organización que lo propone."
      />
      <Stack gap={6}>
        <CompleteProfileOffer />
        <SearchBox q={controls.search.q} onSearch={controls.type} />
        <WithSidebar sidebar={<ProjectFilters controls={controls} results={results} />}>
          <ProjectResults controls={controls} region={results} />
        </WithSidebar>
      </Stack>
    </Container>
  );
}
