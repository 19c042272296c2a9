import { alertQueries } from '@puente/client/alerts';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';

/** The way to the alerts, with how many are unread. A count that could not be had is left out. */
export function UnreadAlerts() {
  const { data: unread = 0 } = useQuery(alertQueries.unread());
  return (
    <ButtonLink variant="secondary" icon="bell" href={href('organizationAlerts')}>
      {unread === 0 ? 'Avisos' : `Avisos (${unread} sin leer)`}
    </ButtonLink>
  );
}
