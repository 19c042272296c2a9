import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { lastList } from '@puente/platform/lists';
import { useWayBack } from '@puente/platform/router';

/** Link back to the last search of a list. Goes back in history if the list is the previous page, which restores the scroll position. */
export function BackToList({ list, children }: { list: string; children: string }) {
  const address = lastList(list);
  const goBack = useWayBack(address);
  return (
    <Cluster data-print="hide">
      <Link href={address} variant="standalone" onClick={goBack}>
        <Icon name="arrow-left" />
        {children}
      </Link>
    </Cluster>
  );
}
