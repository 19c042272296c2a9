import { Button } from '@puente/design-system/button';
import { Text } from '@puente/design-system/text';
import styles from './MessageLog.module.css';
import type { Older } from './use-older.ts';

/** Button to load older messages, shown before the first one. */
export function OlderMessages({ state, load }: Older) {
  return (
    <div className={styles.older}>
      {state === 'failed' && (
        <Text size="sm" tone="muted" role="status">
          No hemos podido cargar más. Inténtalo de nuevo.
        </Text>
      )}
      <Button variant="secondary" size="sm" busy={state === 'loading'} onClick={load}>
        Ver mensajes anteriores
      </Button>
    </div>
  );
}
