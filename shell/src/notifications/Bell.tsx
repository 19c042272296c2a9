import { useId, useRef, useState } from 'react';
import * as messageQueries from '@puente/client/message-queries';
import type { StudentId } from '@puente/contract/ids';
import { useDismiss } from '@puente/design-system/disclosure';
import { Icon } from '@puente/design-system/icon';
import { useQuery } from '@puente/platform/query';
import { useLocation } from '@puente/platform/router';
import { useBackgroundRefetch } from '../frame/background-refetch.ts';
import { CountedLabel } from '../frame/CountedLabel.tsx';
import styles from './Bell.module.css';
import { BellPanel, preloadList } from './BellPanel.tsx';

/**
 * Notification bell (§2) with the unread count and a panel of messages. It is in the header, and floats in the same place between the
 * scroll thresholds of bell and header (§9).
 * @param student id of the student row
 */
export function Bell({ student }: { student: StudentId }) {
  const { key: here } = useLocation();
  // Address at which the panel is open. Navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === here;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = useUnread(student);
  useDismiss(root, open, () => setOpenAt(null), button);

  return (
    <div ref={root} className={styles.bell}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={preloadList}
        onFocus={preloadList}
        onClick={() => setOpenAt(open ? null : here)}
      >
        <Icon name="bell" />
        <CountedLabel label="Notificaciones" count={unread} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open && <BellPanel student={student} />}
      </div>
    </div>
  );
}

/** Number of unread messages. A failed request is silent: the last known count stays. */
function useUnread(student: StudentId): number {
  const refetch = useBackgroundRefetch();
  const { data = 0 } = useQuery({ ...messageQueries.unread(student), ...refetch });
  return data;
}
