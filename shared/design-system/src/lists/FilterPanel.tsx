import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Unscripted } from '../field/Unscripted.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import styles from './Lists.module.css';

/** Width at which the sidebar fits. Keep it equal to the one in `Lists.module.css`. */
const wide = '(min-width: 60rem)';

export interface FilterPanelProps {
  /** True while the sheet is open, on a narrow screen. */
  open: boolean;
  onClose: () => void;
  /** Number of chosen values. */
  count: number;
  /** The keyword, which is kept while filters change. */
  words?: string | undefined;
  onClear: () => void;
  /** Label of the button that closes the sheet: 'Ver 34 proyectos', updated while the visitor chooses. */
  resultsLabel: string;
  /** Element that gets the focus after the sheet. */
  results: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Filters of a list: a sidebar on wide screens, by CSS only, and a sheet on narrow ones. */
export function FilterPanel({
  open,
  onClose,
  count,
  words,
  onClear,
  resultsLabel,
  results,
  children,
}: FilterPanelProps) {
  const close = useEffectEvent(onClose);
  const form = useId();
  // A rotated phone has room for the sidebar.
  useEffect(() => {
    if (!open) return;
    const room = window.matchMedia(wide);
    const turned = () => room.matches && close();
    room.addEventListener('change', turned);
    return () => room.removeEventListener('change', turned);
  }, [open]);

  function showResults() {
    flushSync(onClose); // the page can be scrolled and focused only after the sheet is closed
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <Unscripted>
        <Link href={`#${form}`} variant="standalone" className={styles.toFilters}>
          Ir a los filtros
        </Link>
      </Unscripted>
      {!open && (
        // eslint-disable-next-line no-restricted-syntax -- what is chosen of a list does stand in the address
        <form
          role="search"
          id={form}
          aria-label="Filtros"
          className={styles.sidebar}
          onSubmit={(event) => event.preventDefault()}
        >
          {words !== undefined && <input type="hidden" name="q" value={words} />}
          <Stack gap={5}>
            <Heading level={2} size="sm">
              Filtrar
            </Heading>
            {children}
            <Unscripted>
              <Button type="submit">Aplicar los filtros</Button>
            </Unscripted>
          </Stack>
        </form>
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
