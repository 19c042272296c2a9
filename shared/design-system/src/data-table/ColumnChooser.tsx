import { useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useDismiss } from '../disclosure/index.ts';
import { CheckboxGroup } from '../field/index.ts';
import { useShownAtOnce } from '../lists/use-shown-at-once.ts';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps {
  /** Columns that can be hidden. */
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** Button that shows a checkbox for each column. It closes like a `DisclosureMenu`. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(root, open, () => setOpen(false), button);

  const idsWithout = (others: readonly string[]) =>
    columns.map((column) => column.id).filter((column) => !others.includes(column));
  const { shown, choose } = useShownAtOnce({
    chosen: idsWithout(hidden),
    onChoose: (visible) => onHide(idsWithout(visible)),
  });

  return (
    <div ref={root} className={styles.chooser}>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        icon="eye"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Columnas
      </Button>
      {/* Takes the focus of a click on a label, which would otherwise go to the section around, and close the panel. */}
      <div id={id} className={styles.panel} hidden={!open} tabIndex={-1}>
        <CheckboxGroup
          legend="Columnas a la vista"
          value={shown}
          onChange={choose}
          options={columns.map((column) => ({ value: column.id, label: column.label }))}
        />
      </div>
    </div>
  );
}
