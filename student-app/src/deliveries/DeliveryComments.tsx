import { collaborationSides } from '@puente/contract/constants/collaborations';
import { counted } from '@puente/contract/counted';
import type { DeliveryComment, MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { limits } from '@puente/contract/limits';
import { clockInSpain } from '@puente/contract/moment-in-spain';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { deletedPerson } from './delivery-words.ts';
import styles from './DeliveryComments.module.css';

/** Number of comments that are shown without opening the earlier ones. */
const shownAtOnce = 3;

/** Comments on what is delivered for a milestone, oldest first. */
export function DeliveryComments({ milestone: { title, comments } }: { milestone: MilestoneDeliveries }) {
  if (comments.length === 0) return null;
  const earlier = comments.slice(0, -shownAtOnce);
  return (
    <Stack as="section" gap={2} aria-label={`Comentarios sobre «${title}»`}>
      <Text size="sm" tone="muted">
        {counted(comments.length, 'comentario', 'comentarios')}
      </Text>
      {earlier.length > 0 && (
        <Disclosure summary={counted(earlier.length, 'comentario anterior', 'comentarios anteriores')}>
          <Thread comments={earlier} />
        </Disclosure>
      )}
      <Thread comments={comments.slice(-shownAtOnce)} />
      {comments.length >= limits.deliveryComments.max && (
        <Text size="sm" tone="muted">
          Ya no caben más comentarios en esta entrega.
        </Text>
      )}
    </Stack>
  );
}

const Thread = ({ comments }: { comments: readonly DeliveryComment[] }) => (
  <ol className={styles.thread} data-plain="">
    {comments.map(({ id, text, at, side, name }) => (
      <li key={id}>
        <Text className={styles.words}>{text}</Text>
        <Text size="sm" tone="muted">
          {`${name ?? deletedPerson}, ${collaborationSides[side]} · `}
          <time dateTime={at}>{`${dayOf(at)}, ${clockInSpain(new Date(at)).hour}`}</time>
        </Text>
      </li>
    ))}
  </ol>
);
