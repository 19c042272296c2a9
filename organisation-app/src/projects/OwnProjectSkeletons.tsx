import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './OwnProjects.module.css';

export function OwnProjectSkeletons() {
  return (
    <div className={styles.results}>
      <VisuallyHidden role="status">Cargando tus proyectos</VisuallyHidden>
      <Stack gap={4}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} shape="card" lines={2} />
        ))}
      </Stack>
    </div>
  );
}
