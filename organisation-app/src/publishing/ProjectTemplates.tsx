import { beginFromTemplate, projectTemplateQueries } from '@puente/client/project-templates';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { retryOf, useQuery } from '@puente/platform/query';
import { ProjectTemplateMenu } from './ProjectTemplateMenu.tsx';
import { useBegunDraft } from './use-begun-draft.ts';

/** Project templates of an organisation. Renders nothing without templates: they are made from a project. */
export function ProjectTemplates({ organization }: { organization: OrganizationId }) {
  const templates = useQuery(projectTemplateQueries.of(organization));
  const { busy, start } = useBegunDraft(
    beginFromTemplate,
    'Tienes un borrador con lo que dice la plantilla. Revisa el título y el plazo.',
  );
  if (templates.isError && !templates.data)
    return <Retry place="section" title="No hemos podido cargar tus plantillas" {...retryOf(templates)} />;
  if (!templates.data || templates.data.length === 0) return null;

  return (
    <Stack as="section" gap={3} aria-labelledby="project-templates">
      <Heading level={2} size="sm" id="project-templates">
        O parte de una plantilla
      </Heading>
      <Stack as="ul" gap={4}>
        {templates.data.map((template) => (
          <li key={template.id}>
            <Cluster justify="between">
              <Stack gap={1}>
                <Text>{template.name}</Text>
                <Text size="sm" tone="muted">
                  {[template.type, template.title].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
              <Cluster gap={2}>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={busy === template.id}
                  onClick={() => void start(template.id)}
                >
                  Usar<VisuallyHidden>{` la plantilla «${template.name}»`}</VisuallyHidden>
                </Button>
                <ProjectTemplateMenu template={template} organization={organization} />
              </Cluster>
            </Cluster>
          </li>
        ))}
      </Stack>
      <Text size="sm" tone="muted">
        Las ve todo tu equipo. Se hacen en «Mis proyectos», con «Guardar como plantilla».
      </Text>
    </Stack>
  );
}
