import { Icon } from '@puente/design-system/icon';
import styles from './ConversationView.module.css';

/** The place is always there: what comes into it is read out. */
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
