import type { MouseEvent } from 'react';
import { Icon } from '@puente/design-system/icon';
import { VisuallyHidden } from '@puente/design-system/text';
import { focusPage } from './arrival.ts';
import { useScrolledPast } from './scrolled-past.ts';
import styles from './ScrollToTop.module.css';

/** A link to the top of the page, once it is scrolled 100 px (specification §2, §9). */
export function ScrollToTop() {
  const far = useScrolledPast(100);
  if (!far) return null;
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Focus goes to the top as well: the next Tab does not start at the end of the page, where this link was.
    focusPage();
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <a className={styles.up} href="#main" title="Volver arriba" onClick={goUp}>
      <Icon name="arrow-up" />
      <VisuallyHidden>Volver arriba</VisuallyHidden>
    </a>
  );
}
