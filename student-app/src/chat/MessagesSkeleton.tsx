import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './ConversationView.module.css';

export function MessagesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">Cargando los mensajes</VisuallyHidden>
      <Skeleton lines={2} />
      <Skeleton lines={1} />
      <Skeleton lines={3} />
    </div>
  );
}
