import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

/** Page of a preview link that has expired or was ended. */
export function LinkEnded() {
  usePageTitle('Vista previa no disponible');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="lock"
      title="Este enlace ya no funciona"
      action={<ButtonLink href={href('resources')}>Ver la biblioteca</ButtonLink>}
    >
      Los enlaces de vista previa caducan, y quien redacta puede retirarlos. Pide otro a quien te lo envió.
    </EmptyState>
  );
}
