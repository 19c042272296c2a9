import { Banner } from './Banner.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import styles from './Floating.module.css';

/**
 * The layer at the lower edge of the window, loaded when the page is there and the browser has nothing else to do: the
 * banner and, beside it (above it on a narrow screen), the corner. What floats in the corner stands in one column, so that
 * nothing lies over anything else. The page keeps as much room at its end, and scrolls what takes focus clear of it.
 */
export default function Floating() {
  return (
    <div className={styles.floating}>
      <Banner />
      <section aria-label="Accesos directos" className={styles.corner}>
        <ScrollToTop />
      </section>
    </div>
  );
}
