import { Icon, type IconName, iconNames } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { useIdle } from '../frame/idle.ts';
import { useLoaded } from '../notifications/use-loaded.ts';
import type { BarLink } from '../routing/menu.ts';
import styles from './BarEntry.module.css';

const loadCount = async () => (await import(/* webpackChunkName: "barCount" */ './BarCount.tsx')).BarCount;

/** An icon of the bar that leads to a page. What waits there is loaded and asked for once the page has come to rest. */
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
