import { useId, useState } from 'react';
import type { Banner } from '@puente/contract/entities/content';
import { IconButton } from '@puente/design-system/button';
import { Icon } from '@puente/design-system/icon';
import { usePageMark } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { useLocation } from '@puente/platform/router';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { focusPage } from './arrival.ts';
import styles from './AwardsBanner.module.css';
import { editionOf, isHiddenOn, linkOf, rememberClosed, wasClosed } from './banner-edition.ts';

/** Banner of the awards call. Once closed it stays closed until the next edition. */
export function AwardsBanner({ banner }: { banner: Banner }) {
  const [closed, setClosed] = useState<string>();
  const { pathname } = useLocation();
  const link = linkOf(banner.link, useManifests());
  const id = useId();
  const edition = editionOf(banner);
  const hidden = isHiddenOn(banner, pathname) || closed === edition || wasClosed(edition);
  usePageMark('banner', !hidden);
  if (hidden) return null;

  const close = () => {
    rememberClosed(edition);
    setClosed(edition);
    // The button that had focus is gone.
    focusPage();
  };
  return (
    <aside className={styles.banner} aria-labelledby={id}>
      <Icon name="star" className={styles.icon} />
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {banner.title}
        </p>
        {banner.text && <p>{banner.text}</p>}
        {link && (
          <Link {...link} className={styles.link}>
            Ver la convocatoria
          </Link>
        )}
      </div>
      <IconButton icon="close" size="sm" label="Cerrar el anuncio" className={styles.close} onClick={close} />
    </aside>
  );
}
