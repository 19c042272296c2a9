import styles from './OnItsWay.module.css';

/** Keeps the place of a part of the page while its code is on its way. */
export const OnItsWay = ({ part }: { part: 'start' | 'below' }) => (
  <div className={styles.place} data-part={part} />
);
