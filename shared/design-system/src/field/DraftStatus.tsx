import { Icon } from '../icon/index.ts';
import styles from './Field.module.css';

export interface DraftStatusProps {
  /** Moment at which the whole draft was last saved, in milliseconds; null before. */
  savedAt: number | null;
  /** True while saving fails and will be retried. */
  failing: boolean;
}

const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** Save status of a form with automatic saving: time of the last save, or a failure. Announced politely, at most once a minute. */
export function DraftStatus({ savedAt, failing }: DraftStatusProps) {
  return (
    <p className={styles.draftStatus} role="status" data-failing={failing || undefined}>
      {failing && (
        <>
          <Icon name="warning" />
          <span>No hemos podido guardarlo. Lo reintentamos: puedes seguir escribiendo.</span>
        </>
      )}
      {!failing && savedAt !== null && (
        <>
          <Icon name="check" />
          <span>{`Guardado ${time.format(savedAt)}`}</span>
        </>
      )}
    </p>
  );
}
