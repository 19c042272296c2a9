import { fileUrl } from '@puente/client/http';
import type { ShownProject } from '@puente/contract/entities/project';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { OrganizationMark, ProjectCard, ProjectSummary, ProjectText } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';

/** Preview of the project as students will see it: its card in a list, then its page. */
export function ProjectPreview({ project }: { project: ShownProject }) {
  const { organization } = project;
  return (
    <Stack as="section" gap={4} aria-labelledby="project-preview">
      <Stack gap={1}>
        <Heading level={2} size="sm" id="project-preview">
          Así lo verán
        </Heading>
        <Text size="sm" tone="muted">
          Cambia mientras escribes. Primero en la lista, y debajo en su página.
        </Text>
      </Stack>
      <ProjectCard
        project={{ ...project, title: project.title || 'Sin título' }}
        headingLevel={3}
        mark={
          organization && (
            <OrganizationMark
              name={organization.name}
              logo={organization.logo?.url ? fileUrl(organization.logo.url) : null}
            />
          )
        }
      />
      <Card as="div">
        <Stack gap={5}>
          <ProjectText project={project} headingLevel={3} />
        </Stack>
      </Card>
      <ProjectSummary project={project} headingLevel={3} />
    </Stack>
  );
}
