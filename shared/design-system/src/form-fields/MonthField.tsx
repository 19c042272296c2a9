import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import fieldStyles from '../field/Field.module.css';
import { TextField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './MonthField.module.css';
import { monthNames, monthOf, monthText, withSlash } from './months.ts';

interface MonthFieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  /** MM/yyyy, or the incomplete text. */
  value: string;
  onChange: (value: string) => void;
}

/** Number of months that each key moves in the grid, which has three months per row. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 };

/**
 * A month, typed as MM/yyyy or taken from a grid. Not `<input type="month">`: half of the browsers show a plain box that
 * wants yyyy-MM.
 */
export function MonthField({ value, onChange, placeholder = 'MM/aaaa', ...words }: MonthFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [year, setYear] = useState(() => new Date().getFullYear());
  const panelId = useId();
  const chosen = monthOf(value);
  const close = () => setOpen(false);
  useDismiss(root, open, close, opener);
  // Near the end of the window, or of a dialog, the grid would open out of sight.
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function toggle() {
    setYear(chosen?.year ?? new Date().getFullYear());
    setOpen(!open);
  }

  function take(month: number) {
    onChange(monthText(month, year));
    close();
    opener.current?.focus();
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const months = [...event.currentTarget.querySelectorAll('button')];
    const next =
      step === undefined
        ? undefined
        : months[months.findIndex((month) => month === document.activeElement) + step];
    if (step !== undefined) event.preventDefault();
    next?.focus();
  }

  return (
    <div ref={root}>
      <TextField
        {...words}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={value}
        onChange={(event) => onChange(withSlash(event.currentTarget.value, value))}
        end={
          <>
            <button
              ref={opener}
              type="button"
              className={fieldStyles.insideButton}
              aria-label="Elegir el mes"
              title="Elegir el mes"
              aria-expanded={open}
              aria-controls={panelId}
              onClick={toggle}
            >
              <Icon name="calendar" />
            </button>
            <div
              className={styles.panel}
              ref={panel}
              id={panelId}
              hidden={!open}
              role="group"
              aria-label="Mes"
            >
              <div className={styles.year}>
                <IconButton
                  icon="chevron-left"
                  size="sm"
                  label="Año anterior"
                  onClick={() => setYear(year - 1)}
                />
                <p aria-live="polite">{year}</p>
                <IconButton
                  icon="chevron-right"
                  size="sm"
                  label="Año siguiente"
                  onClick={() => setYear(year + 1)}
                />
              </div>
              {/* The arrows are a shortcut: each month is a button that Tab reaches. */}
              <div className={styles.months} onKeyDown={move} role="presentation">
                {monthNames.map((name, index) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.month}
                    aria-pressed={chosen?.year === year && chosen.month === index + 1}
                    onClick={() => take(index + 1)}
                  >
                    {name}
                    <VisuallyHidden>{` de ${year}`}</VisuallyHidden>
                  </button>
                ))}
              </div>
            </div>
          </>
        }
      />
    </div>
  );
}
