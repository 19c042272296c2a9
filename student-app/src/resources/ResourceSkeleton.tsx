import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './ResourceArticle.module.css';

/** Placeholder of the article while it loads. */
export function ResourceSkeleton() {
  return (
    <Stack gap={6} className={styles.head}>
      <VisuallyHidden role="status">Cargando el recurso</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </Stack>
  );
}
