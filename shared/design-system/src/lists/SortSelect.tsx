import { useId } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Lists.module.css';
import { useShownAtOnce } from './use-shown-at-once.ts';

export interface SortSelectProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onSort: (value: string) => void;
}

/** The order of a list, in one line with its number of results. */
export function SortSelect({ options, value, onSort }: SortSelectProps) {
  const id = useId();
  const { shown, choose } = useShownAtOnce({
    chosen: [value],
    onChoose: ([sort = value]) => onSort(sort),
  });
  return (
    <span className={styles.sort} data-scripted>
      <label htmlFor={id} className={styles.sortLabel}>
        Ordenar por
      </label>
      <select
        id={id}
        className={styles.sortControl}
        value={shown[0]}
        onChange={({ currentTarget }) => choose([currentTarget.value])}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.sortSign} />
    </span>
  );
}
