import * as organizationQueries from '@puente/client/organization-queries';
import { duplicateProject } from '@puente/client/projects';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { useBegunDraft } from './use-begun-draft.ts';

/** Number of projects shown. The rest are in 'Mis proyectos'. */
const shown = 5;

/** Latest projects of an organisation, to copy as a starting point. Renders nothing when they cannot be loaded. */
export function ProjectsToCopy({ organization }: { organization: OrganizationId }) {
  const projects = useQuery(organizationQueries.projects(organization));
  const { busy, start } = useBegunDraft(
    duplicateProject,
    'Copiado en un borrador. Revisa el título y el plazo.',
  );
  if (!projects.data || projects.data.data.length === 0) return null;

  return (
    <Stack as="section" gap={3} aria-labelledby="projects-to-copy">
      <Heading level={2} size="sm" id="projects-to-copy">
        O parte de uno que ya tienes
      </Heading>
      <Stack as="ul" gap={3}>
        {projects.data.data.slice(0, shown).map(({ id, title }) => (
          <li key={id}>
            <Cluster justify="between">
              <Text>{title}</Text>
              <Button variant="secondary" size="sm" busy={busy === id} onClick={() => void start(id)}>
                Duplicar<VisuallyHidden>{` «${title}»`}</VisuallyHidden>
              </Button>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
