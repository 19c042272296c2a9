import { Container } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './PagePending.module.css';

/** Placeholder until the first page has loaded. */
export function PagePending() {
  return (
    <Container className={styles.pending} aria-busy="true">
      <VisuallyHidden role="status">Cargando la página</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </Container>
  );
}
