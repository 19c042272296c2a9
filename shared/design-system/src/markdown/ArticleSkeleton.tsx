import { Stack } from '../layout/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './Article.module.css';

/** Placeholder of a page with an article. */
export function ArticleSkeleton({ loading }: { loading: string }) {
  return (
    <Stack gap={6} className={styles.skeleton}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </Stack>
  );
}
