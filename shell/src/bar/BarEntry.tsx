import { Icon, type IconName, iconNames } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { useIdle } from '../frame/idle.ts';
import { useLoaded } from '../notifications/use-loaded.ts';
import type { BarLink } from '../routing/menu.ts';
import styles from './BarEntry.module.css';

const loadCount = async () => (await import(/* webpackChunkName: "barCount" */ './BarCount.tsx')).BarCount;

/** Icon link of the bar. Its count loads once the page is idle. */
export function BarEntry({ label, href, icon, count }: BarLink) {
  const idle = useIdle(true);
  const { Component: Count } = useLoaded(loadCount, idle && count !== undefined);
  return (
    <Link href={href} variant="quiet" className={styles.entry} title={label}>
      {isIcon(icon) && <Icon name={icon} />}
      {Count && count !== undefined ? (
        <Count name={count} label={label} />
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </Link>
  );
}

const isIcon = (name: string | undefined): name is IconName => iconNames.some((known) => known === name);
