import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import styles from './DataTable.module.css';

interface ChooseBoxProps {
  /** Visible next to the box of a page, on a phone; hidden in rows. */
  label: string;
  chosen: boolean;
  /** Some rows of the page are chosen, and some are not. */
  mixed?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Checkbox of a row, or of all rows of the page. */
export function ChooseBox({ label, chosen, mixed = false, onChange }: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.chooseBox}>
      <input ref={box} type="checkbox" checked={chosen} onChange={onChange} />
      <span className={styles.chooseLabel}>{label}</span>
    </label>
  );
}
