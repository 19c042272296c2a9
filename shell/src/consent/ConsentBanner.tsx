import { useEffect, useRef } from 'react';
import { Button } from '@puente/design-system/button';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { focusPage } from '../frame/arrival.ts';
import styles from './ConsentBanner.module.css';

interface ConsentBannerProps {
  subjects: readonly { name: string }[];
  onReject: () => void;
  onConfigure: () => void;
  onAccept: () => void;
}

/** First layer: three equally prominent choices. It does not take focus, and covers no focused element. */
export default function ConsentBanner({ subjects, onReject, onConfigure, onAccept }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? keepClear(banner.current) : undefined), []);

  /** The clicked button disappears with the banner: move focus to the page for keyboard users. */
  const decide = (act: () => void) => () => {
    act();
    focusPage();
  };

  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent-title" data-print="hide">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            Tú decides sobre las cookies
          </h2>
          {/* Keep these paragraphs short: the largest text on the first screen (LCP) must belong to the page. */}
          <Text size="sm">Usamos cookies técnicas, necesarias para que el sitio funcione.</Text>
          <Text size="sm">
            {`Solo con tu permiso usamos además ${inSpanish.format(subjects.map(({ name }) => name))}, para saber cómo se usa y mejorarlo.`}
          </Text>
          <Text size="sm">
            <Link href={href('cookies')}>Más sobre las cookies</Link>
          </Text>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" className={styles.action} onClick={decide(onReject)}>
            Rechazar
          </Button>
          <Button variant="secondary" className={styles.action} onClick={onConfigure}>
            Configurar
          </Button>
          <Button variant="secondary" className={styles.action} onClick={decide(onAccept)}>
            Aceptar
          </Button>
        </div>
      </div>
    </section>
  );
}

const inSpanish = new Intl.ListFormat('es');

const covered = '--pt-cover-end';

/** Publishes the covered height as a CSS variable, so that the page adds padding and scroll padding. */
function keepClear(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(covered, `${banner.offsetHeight}px`);
  measure();
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
  observer?.observe(banner);
  return () => {
    observer?.disconnect();
    style.removeProperty(covered);
  };
}
