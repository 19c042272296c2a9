import type { Alert } from '@puente/contract/entities/alert';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { factLine } from '@puente/design-system/details';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { shortMoment } from '../dates.ts';
import styles from './Alerts.module.css';

/** An alert in a single line with a link to its subject. Unread alerts are marked by weight, an accent border and hidden text. */
export function AlertItem({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { subject, path, date, isRead, organization } = alert;
  const hasSeveral = organizationsOf(useUser()).length > 1;
  return (
    <div className={styles.item} data-unread={!isRead || undefined}>
      <Link variant="standalone" href={path} onClick={onOpen} className={styles.subject}>
        {!isRead && <VisuallyHidden>Sin leer: </VisuallyHidden>}
        {subject}
      </Link>
      <span className={styles.facts}>
        {factLine([hasSeveral ? organization.name : null, shortMoment(date)])}
      </span>
    </div>
  );
}
