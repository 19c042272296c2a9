import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import styles from './Lists.module.css';

/** The width at which the layout has room for a sidebar; `Lists.module.css` has it too. */
const wide = '(min-width: 60rem)';

export interface FilterPanelProps {
  /** Whether the sheet is open, on a narrow screen. */
  open: boolean;
  onClose: () => void;
  /** How many filters are chosen. */
  count: number;
  onClear: () => void;
  /** What closes the sheet: 'Ver 34 proyectos', counted while the visitor chooses. */
  resultsLabel: string;
  /** Where focus goes from the end of the sheet. */
  results: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The filters of a list: beside it on a wide screen, by style alone; in a sheet above it on a narrow one. */
export function FilterPanel({
  open,
  onClose,
  count,
  onClear,
  resultsLabel,
  results,
  children,
}: FilterPanelProps) {
  const close = useEffectEvent(onClose);
  // A phone that is turned has room for the sidebar.
  useEffect(() => {
    if (!open) return;
    const room = window.matchMedia(wide);
    const turned = () => room.matches && close();
    room.addEventListener('change', turned);
    return () => room.removeEventListener('change', turned);
  }, [open]);

  function showResults() {
    flushSync(onClose); // the page can be scrolled and focused once the sheet is gone
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {!open && (
        <section className={styles.sidebar} aria-label="Filtros">
          <Stack gap={5}>
            <Heading level={2} size="sm">
              Filtrar
            </Heading>
            {children}
          </Stack>
        </section>
      )}
      <Dialog
        open={open}
        onClose={onClose}
        title="Filtros"
        size="sheet"
        closeLabel="Cerrar los filtros"
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={onClear}>
                Quitar filtros
              </Button>
            )}
            <Button onClick={showResults}>
              <span aria-live="polite">{resultsLabel}</span>
            </Button>
          </>
        }
      >
        <Stack gap={5}>{children}</Stack>
      </Dialog>
    </>
  );
}
