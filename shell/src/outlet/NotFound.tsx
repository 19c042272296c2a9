import { Container } from '@puente/design-system/layout';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

export function NotFound() {
  usePageTitle('Página no encontrada');
  useReady(true);
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon="search"
        title="No encontramos esta página"
        action={<ButtonLink href={href('home')}>Ir al inicio</ButtonLink>}
      >
        Puede que la dirección tenga una errata o que la página ya no exista.
      </EmptyState>
    </Container>
  );
}
