import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { usePageHead, useReady } from '@puente/platform/ui';

export function ProjectNotFound() {
  usePageHead({ title: 'Proyecto no encontrado', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este proyecto"
      action={<ButtonLink href={lastList(href('projects'))}>Ver proyectos</ButtonLink>}
    >
      Puede que se haya retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}
