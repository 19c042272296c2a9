import { Icon } from '../icon/index.ts';
import styles from './Field.module.css';

export interface DraftStatusProps {
  /** When all of it was last saved, in milliseconds; null before. */
  savedAt: number | null;
  /** It could not be saved, and will be tried again. */
  failing: boolean;
}

const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** Beside a form that saves itself: since when, or that it could not. Said politely, once a minute at most. */
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
