import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageHead, useReady } from '@puente/platform/ui';

export function WorkNotFound() {
  usePageHead({ title: 'Trabajo no encontrado', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este trabajo"
      action={<ButtonLink href={href('workRepository')}>Ver el repositorio</ButtonLink>}
    >
      Puede que su autor o autora lo haya retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}
