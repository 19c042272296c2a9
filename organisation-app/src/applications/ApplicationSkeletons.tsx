import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './Applications.module.css';

/** Placeholder of the page while the project loads. */
export function ApplicationSkeletons() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="title" />
      <CardSkeletons />
    </div>
  );
}

export function CardSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Cargando las solicitudes</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="card" lines={4} />
        <Skeleton shape="card" lines={4} />
      </Stack>
    </>
  );
}
