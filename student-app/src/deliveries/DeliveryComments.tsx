import { useId } from 'react';
import { collaborationSides } from '@puente/contract/constants/collaborations';
import { counted } from '@puente/contract/counted';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { DeliveryComment, MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { limits } from '@puente/contract/limits';
import { clockInSpain } from '@puente/contract/moment-in-spain';
import { Button } from '@puente/design-system/button';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { deletedPerson } from './delivery-words.ts';
import styles from './DeliveryComments.module.css';

/** Number of comments that are shown without opening the earlier ones. */
const shownAtOnce = 3;

interface DeliveryCommentsProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
  /** False when nobody can comment any more. */
  isOpen: boolean;
}

/** Comments on what is delivered for a milestone, oldest first. */
export function DeliveryComments({ collaboration, milestone, isOpen }: DeliveryCommentsProps) {
  const heading = useId();
  const { title, comments } = milestone;
  const earlier = comments.slice(0, -shownAtOnce);
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Heading level={4} size="sm" id={heading}>
        {`Comentarios sobre «${title}»`}
      </Heading>
      {earlier.length > 0 && (
        <Disclosure summary={counted(earlier.length, 'comentario anterior', 'comentarios anteriores')}>
          <Thread comments={earlier} />
        </Disclosure>
      )}
      {comments.length > 0 && <Thread comments={comments.slice(-shownAtOnce)} />}
      {isOpen && comments.length < limits.deliveryComments.max && (
        <CommentButton collaboration={collaboration} milestone={milestone} />
      )}
      {isOpen && comments.length >= limits.deliveryComments.max && (
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

function CommentButton({ collaboration, milestone }: Omit<DeliveryCommentsProps, 'isOpen'>) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "deliveryDialogs" */ './CommentDialog.tsx'),
  );
  return (
    <div>
      <Button variant="quiet" size="sm" {...button} aria-label={`Comentar: ${milestone.title}`}>
        Comentar
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} milestone={milestone} onClose={close} />}
    </div>
  );
}
