import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

/** Page of a text that is not there. */
export function TextGone() {
  usePageTitle('Texto no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="file"
      title="No encontramos este texto"
      action={<ButtonLink href={href('staffTexts')}>Ver los textos</ButtonLink>}
    >
      Puede que alguien del equipo lo haya eliminado.
    </EmptyState>
  );
}
