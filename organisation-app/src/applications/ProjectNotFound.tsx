import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

/** Also shown for a draft of another organisation, so that its existence is not revealed. */
export function ProjectNotFound() {
  usePageTitle('Proyecto no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este proyecto entre los tuyos"
      action={<ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>}
    >
      Puede que sea de otra organización o que la dirección tenga una errata.
    </EmptyState>
  );
}
