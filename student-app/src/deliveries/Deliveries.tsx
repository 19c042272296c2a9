import { deliveriesQuery } from '@puente/client/deliveries';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import { deliveryStateOf, deliveryStates } from '@puente/contract/constants/deliveries';
import { counted } from '@puente/contract/counted';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { Chip } from '@puente/design-system/chip';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { lookAgain } from '../collaborations/use-collaboration.ts';
import { CommentButton } from './CommentButton.tsx';
import { DeliverButton } from './DeliverButton.tsx';
import { deliveryLooks, lastDayInWords } from './delivery-words.ts';
import { DeliveryAnswers } from './DeliveryAnswers.tsx';
import { DeliveryComments } from './DeliveryComments.tsx';
import { DeliveryVersion } from './DeliveryVersion.tsx';

/** Milestones of a collaboration with what was delivered for each. */
export function Deliveries({ collaboration }: { collaboration: Collaboration }) {
  const { id, startedAt } = collaboration;
  const milestones = useQuery({ ...deliveriesQuery(id), ...lookAgain, enabled: startedAt !== null }).data;
  if (milestones === undefined || milestones.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-deliveries">
      <Heading level={2} size="sm" id="collaboration-deliveries">
        Entregas
      </Heading>
      <Stack as="ul" gap={6}>
        {milestones.map((milestone) => (
          <li key={milestone.milestone}>
            <OneMilestone collaboration={collaboration} milestone={milestone} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface OneMilestoneProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
}

function OneMilestone({ collaboration, milestone }: OneMilestoneProps) {
  const { title, due, removed, versions } = milestone;
  const [latest, ...earlier] = versions;
  const state = deliveryStateOf(latest);
  const isOpen = isUnderWay(collaboration.state) && !removed;
  const delivers = collaboration.side === 'student' && state !== 'approved';
  const answers = collaboration.side !== 'student' && latest !== undefined && latest.answer === null;
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Chip {...deliveryLooks[state]}>{deliveryStates[state]}</Chip>
      </Cluster>
      <Text size="sm" tone="muted">
        {removed ? 'Ya no está en el plan.' : lastDayInWords(due)}
      </Text>
      {latest && <DeliveryVersion version={latest} />}
      {earlier.length > 0 && (
        <Disclosure summary={counted(earlier.length, 'versión anterior', 'versiones anteriores')}>
          <Stack as="ol" gap={4}>
            {earlier.map((version) => (
              <li key={version.id}>
                <DeliveryVersion version={version} />
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
      <DeliveryComments milestone={milestone} />
      {isOpen && (
        <Cluster gap={2}>
          {delivers && <DeliverButton collaboration={collaboration} milestone={milestone} />}
          {answers && <DeliveryAnswers collaboration={collaboration} title={title} version={latest} />}
          <CommentButton collaboration={collaboration} milestone={milestone} />
        </Cluster>
      )}
    </Stack>
  );
}
