import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

export function MessageNotFound() {
  usePageTitle('Mensaje no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="mail"
      title="No encontramos este mensaje"
      action={<ButtonLink href={href('staffMessages')}>Ver los mensajes</ButtonLink>}
    >
      Puede que se haya borrado al cumplirse su plazo, o que la dirección tenga una errata.
    </EmptyState>
  );
}
