import { type MouseEvent, useRef } from 'react';
import { Icon } from '@puente/design-system/icon';
import { VisuallyHidden } from '@puente/design-system/text';
import { focusPage } from './arrival.ts';
import { useClearOfControls } from './clear-of-controls.ts';
import { useScrolledPast } from './scrolled-past.ts';
import styles from './ScrollToTop.module.css';

/** Link to the top of the page, visible after scrolling 100 px (specification §2, §9). It does not appear over forms. */
export function ScrollToTop() {
  const far = useScrolledPast(100);
  return far && <LinkToTop />;
}

function LinkToTop() {
  const link = useRef<HTMLAnchorElement>(null);
  const clear = useClearOfControls(link);
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Move focus to the top, too: otherwise the next Tab would start at the end of the page.
    focusPage();
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <a
      ref={link}
      className={styles.up}
      data-covering={!clear || undefined}
      href="#main"
      title="Volver arriba"
      onClick={goUp}
    >
      <Icon name="arrow-up" />
      <VisuallyHidden>Volver arriba</VisuallyHidden>
    </a>
  );
}
