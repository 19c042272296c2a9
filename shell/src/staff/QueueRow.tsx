import { queueQueries, type QueueSize } from '@puente/client/staff-queues';
import { counted } from '@puente/contract/counted';
import { relativeTime } from '@puente/contract/relative-time';
import { Card, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { hrefTo } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { isOverdue, type QueueEntry } from './queue-order.ts';
import styles from './Staff.module.css';

/** Queue with its count, which loads and fails independently of the other queues. */
export function QueueRow({ entry }: { entry: QueueEntry }) {
  const { label, description, route, queue } = entry;
  const size = useQuery(queueQueries.size(queue));
  return (
    <Card as="li" interactive>
      <div className={styles.queue}>
        <div className={styles.words}>
          <CardTitle level={3} href={hrefTo(route)}>
            {label}
          </CardTitle>
          <Text tone="muted">{description}</Text>
        </div>
        <div className={styles.size}>
          <QueryState
            query={stateOf(size)}
            skeleton={<Skeleton lines={2} />}
            failed={`No hemos podido contar lo pendiente de «${label}»`}
          >
            {(known) => <Size size={known} queue={queue} />}
          </QueryState>
        </div>
      </div>
    </Card>
  );
}

function Size({ size: { count, oldest }, queue }: { size: QueueSize; queue: QueueEntry['queue'] }) {
  if (count === 0)
    return (
      <p className={styles.nothing}>
        <Icon name="success" />
        Nada pendiente
      </p>
    );
  return (
    <>
      <Cluster gap={2}>
        <p className={styles.count}>{counted(count, 'pendiente', 'pendientes')}</p>
        {oldest !== null && isOverdue(queue, oldest) && (
          <Chip tone="warning" icon="clock">
            Con retraso
          </Chip>
        )}
      </Cluster>
      {oldest !== null && (
        <Text size="sm" tone="muted">
          {`Lo más antiguo llegó ${relativeTime(oldest).replace(/^(?=\d)/, 'el ')}`}
        </Text>
      )}
    </>
  );
}
