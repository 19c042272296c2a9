import { bannerQueries } from '@puente/client/banners';
import { useQuery } from '@puente/platform/query';
import styles from './Floating.module.css';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SiteBanner } from './SiteBanner.tsx';

/**
 * Floating layer at the bottom of the window, loaded when the page is ready and the browser idle. It holds the banner and, next to it or
 * above it on narrow screens, the corner. Elements of the corner are stacked in a column, so that nothing overlaps. The page reserves the
 * same space at its end, and scrolls focused elements clear of it.
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

/** The banner (specification §2). It is fetched once per visit; a failure shows no banner. */
function Banner() {
  const { data } = useQuery({ ...bannerQueries.current(), retry: false });
  return data && <SiteBanner banner={data} />;
}
