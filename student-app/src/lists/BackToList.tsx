import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { lastList } from '@puente/platform/lists';
import { useWayBack } from '@puente/platform/router';
import styles from './BackToList.module.css';

interface BackToListProps {
  /** Path of the list. */
  list: string;
  children: string;
}

/**
 * Link back to the last search of a list ('Volver a proyectos'). Goes back in history if the list is the previous page, which restores the
 * scroll position.
 */
export function BackToList({ list, children }: BackToListProps) {
  const address = lastList(list);
  const goBack = useWayBack(address);
  return (
    <Link href={address} variant="standalone" className={styles.back} data-print="hide" onClick={goBack}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
