import { useId } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Lists.module.css';

export interface SortSelectProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onSort: (value: string) => void;
}

/** The order of a list, in one line with its number of results. */
export function SortSelect({ options, value, onSort }: SortSelectProps) {
  const id = useId();
  return (
    <span className={styles.sort} data-scripted>
      <label htmlFor={id} className={styles.sortLabel}>
        Ordenar por
      </label>
      <select
        id={id}
        className={styles.sortControl}
        value={value}
        onChange={({ currentTarget }) => onSort(currentTarget.value)}
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
