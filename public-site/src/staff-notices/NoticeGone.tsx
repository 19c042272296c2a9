import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

export function NoticeGone() {
  usePageTitle('Aviso no encontrado');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="bell"
      title="No encontramos este aviso"
      action={<ButtonLink href={href('staffNotices')}>Ver los avisos</ButtonLink>}
    >
      Puede que alguien haya eliminado el borrador, o que la dirección tenga una errata.
    </EmptyState>
  );
}
