import { ods } from '@puente/contract/constants/projects';
import styles from './GoalLabel.module.css';

/** One of the Sustainable Development Goals: its number on its colour, and its name. */
export function GoalLabel({ number }: { number: number }) {
  return (
    <span className={styles.labelled}>
      <span className={styles.mark} data-goal={number} aria-hidden>
        {number}
      </span>
      <span>{`ODS ${number}: ${ods[number - 1]}`}</span>
    </span>
  );
}
