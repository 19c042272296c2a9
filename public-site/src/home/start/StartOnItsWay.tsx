import styles from './StartOnItsWay.module.css';

/** Keeps the place of the greeting and of some tasks while their code is on its way. */
export const StartOnItsWay = () => <div className={styles.place} />;
