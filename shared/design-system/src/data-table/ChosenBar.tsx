import { type ReactNode, useRef } from 'react';
import { counted } from '@puente/contract/counted';
import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './DataTable.module.css';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

interface ChosenBarProps {
  /** Number of chosen rows. */
  count: number;
  /** Number of those on other pages. */
  elsewhere: number;
  /** Buttons for the chosen rows. */
  actions: ReactNode;
  onClear: () => void;
}

/** Number of chosen rows and their actions. The bar stays in view at the bottom, and its status is on the page before the first choice. */
export function ChosenBar({ count, elsewhere, actions, onClear }: ChosenBarProps) {
  return (
    <div className={styles.bar} data-shown={count > 0 || undefined}>
      <p role="status" className={styles.barStatus}>
        {count > 0 && (
          <>
            <span>
              {`${counted(count, 'fila elegida', 'filas elegidas')}${elsewhere > 0 ? `, ${elsewhere} en otras páginas` : ''}`}
            </span>
            <VisuallyHidden>. Las acciones están después de la tabla.</VisuallyHidden>
          </>
        )}
      </p>
      {count > 0 && <ChosenActions onClear={onClear}>{actions}</ChosenActions>}
    </div>
  );
}

interface ChosenActionsProps extends Pick<ChosenBarProps, 'onClear'> {
  children: ReactNode;
}

function ChosenActions({ onClear, children }: ChosenActionsProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusHandedOn(content);
  return (
    <div ref={content} className={styles.barContent}>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Quitar selección
      </Button>
      <Cluster
        gap={2}
        role="group"
        aria-label="Acciones con las filas elegidas"
        className={styles.barActions}
      >
        {children}
      </Cluster>
    </div>
  );
}
