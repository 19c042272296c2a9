import { Container } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { Frame } from '../frame/Frame.tsx';

/** The frame with a place for the page, until the first page is there. */
export function PagePending() {
  return (
    <Frame busy>
      <Container>
        <VisuallyHidden role="status">Cargando la página</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Container>
    </Frame>
  );
}
