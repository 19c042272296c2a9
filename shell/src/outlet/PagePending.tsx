import { Container } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';

/** The place of the page until the first one is there. */
export function PagePending() {
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">Cargando la página</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </Container>
  );
}
