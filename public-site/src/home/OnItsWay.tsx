import styles from './OnItsWay.module.css';

/** Placeholder that reserves the space of a part of the page while its chunk loads. */
export const OnItsWay = ({ part }: { part: 'start' | 'below' }) => (
  <div className={styles.place} data-part={part} />
);
