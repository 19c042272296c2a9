import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './ConversationList.module.css';

export function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">Cargando tus conversaciones</VisuallyHidden>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </div>
  );
}
