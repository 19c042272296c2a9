import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './PostArticle.module.css';

/** Placeholder of the post while it loads. */
export function PostSkeleton() {
  return (
    <Stack gap={6} className={styles.head}>
      <VisuallyHidden role="status">Cargando la entrada</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </Stack>
  );
}
