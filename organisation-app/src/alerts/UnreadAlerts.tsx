import { alertQueries } from '@puente/client/alerts';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';

/** Link to the alerts with the unread count. The count is left out if it cannot be loaded. */
export function UnreadAlerts() {
  const { data: unread = 0 } = useQuery(alertQueries.unread());
  return (
    <ButtonLink variant="secondary" icon="bell" href={href('organizationAlerts')}>
      {unread === 0 ? 'Avisos' : `Avisos (${unread} sin leer)`}
    </ButtonLink>
  );
}
