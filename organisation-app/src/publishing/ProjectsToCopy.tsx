import { useState } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { duplicateProject } from '@puente/client/projects';
import type { OrganizationId, ProjectId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/** The rest is in 'Mis proyectos'. */
const shown = 5;

/** The last projects of an organisation, each to begin from. Without an answer there is nothing to offer. */
export function ProjectsToCopy({ organization }: { organization: OrganizationId }) {
  const projects = useQuery(organizationQueries.projects(organization));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ProjectId | null>(null);
  if (!projects.data || projects.data.data.length === 0) return null;

  async function copy(id: ProjectId): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    try {
      const { data } = await duplicateProject(id);
      void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      showToast({ tone: 'success', message: 'Copiado en un borrador. Revisa el título y el plazo.' });
      await navigate(href('projectEdit', { id: data.id }));
    } catch (error) {
      reportUnexpected(error);
      showToast({ tone: 'danger', message: messageOf(error) });
      setBusy(null);
    }
  }

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
              <Button variant="secondary" size="sm" busy={busy === id} onClick={() => void copy(id)}>
                Duplicar<VisuallyHidden> «{title}»</VisuallyHidden>
              </Button>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
