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

/** 'Volver a proyectos': the last search of that list, at the place where it was left when it is the page before. */
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
