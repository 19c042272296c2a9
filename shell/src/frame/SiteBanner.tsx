import { useState } from 'react';
import type { Banner } from '@puente/contract/entities/banner';
import { Announcement } from '@puente/design-system/announcement';
import { usePageMark } from '@puente/design-system/layout';
import { useLocation } from '@puente/platform/router';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { focusPage } from './arrival.ts';
import { editionOf, isHiddenOn, linkOf, rememberClosed, wasClosed } from './banner-edition.ts';
import { useIsShown } from './use-is-shown.ts';

/** The banner over all pages, at its time. Once closed it stays closed until the next edition. */
export function SiteBanner({ banner }: { banner: Banner }) {
  const [closed, setClosed] = useState<string>();
  const { pathname } = useLocation();
  const link = linkOf(banner.link, useManifests());
  const isShown = useIsShown(banner);
  const edition = editionOf(banner);
  const hidden = !isShown || isHiddenOn(banner, pathname) || closed === edition || wasClosed(edition);
  usePageMark('banner', !hidden);
  if (hidden) return null;

  const close = () => {
    rememberClosed(edition);
    setClosed(edition);
    // The button that had focus is gone.
    focusPage();
  };
  const { title, text } = banner;
  return <Announcement title={title} text={text} link={link} onClose={close} />;
}
