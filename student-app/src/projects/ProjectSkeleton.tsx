import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './ProjectDetail.module.css';

/** The places of the project's page, before the project is there. */
export function ProjectSkeleton() {
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">Cargando el proyecto</VisuallyHidden>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Stack gap={6} className={styles.body}>
          <Skeleton lines={7} />
          <Skeleton lines={5} />
        </Stack>
        <div className={styles.side}>
          <Skeleton shape="card" lines={8} />
        </div>
      </div>
    </Stack>
  );
}
