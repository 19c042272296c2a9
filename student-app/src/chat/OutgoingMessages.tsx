import { Button } from '@puente/design-system/button';
import { Cluster } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import styles from './MessageLog.module.css';
import type { Outgoing } from './outbox.ts';

interface OutgoingMessagesProps {
  outgoing: readonly Outgoing[];
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** Messages that the reader has sent but the API does not have yet. */
export function OutgoingMessages({ outgoing, onRetry, onDiscard }: OutgoingMessagesProps) {
  if (outgoing.length === 0) return null;
  return (
    <ol data-plain="" className={styles.groups} aria-label="Mensajes sin enviar">
      {outgoing.map(({ key, text, state, problem }) => (
        <li key={key} className={styles.group} data-mine="">
          <div className={styles.bubble} data-state={state}>
            <PlainText text={text} />
          </div>
          {state !== 'failed' && <p className={styles.state}>Enviando…</p>}
          {state === 'failed' && (
            <div className={styles.failed}>
              <p className={styles.state}>{problem ?? 'No se ha enviado.'}</p>
              <Cluster gap={2}>
                <Button size="sm" variant="secondary" icon="refresh" onClick={() => onRetry(key)}>
                  Reintentar
                </Button>
                <Button size="sm" variant="quiet" onClick={() => onDiscard(key)}>
                  Descartar
                </Button>
              </Cluster>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
