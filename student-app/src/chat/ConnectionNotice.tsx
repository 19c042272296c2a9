import { Icon } from '@puente/design-system/icon';
import styles from './ConversationView.module.css';

/** Notice about the lost connection. The element is always rendered, so that screen readers announce its content. */
export function ConnectionNotice({ isOffline }: { isOffline: boolean }) {
  return (
    <div role="status" className={styles.connection}>
      {isOffline && (
        <p className={styles.offline}>
          <Icon name="warning" />
          Sin conexión. Volveremos a intentarlo.
        </p>
      )}
    </div>
  );
}
