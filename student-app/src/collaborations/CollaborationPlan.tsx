import { planQuery } from '@puente/client/plans';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Plan } from '@puente/contract/entities/plan';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { stateOf, useQuery } from '@puente/platform/query';
import { Milestones } from './Milestones.tsx';
import { PlanProposal } from './PlanProposal.tsx';

/** Plan of a collaboration: the agreed milestones, and the proposal that waits for an answer. */
export function CollaborationPlan({ collaboration }: { collaboration: Collaboration }) {
  const plan = useQuery(planQuery(collaboration.id));
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-plan">
      <Heading level={2} size="sm" id="collaboration-plan">
        Plan
      </Heading>
      <QueryState
        query={stateOf(plan)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido cargar el plan"
        headingLevel={3}
      >
        {(known) => <Known collaboration={collaboration} plan={known} />}
      </QueryState>
    </Stack>
  );
}

function Known({ collaboration, plan }: { collaboration: Collaboration; plan: Plan }) {
  const { side, state } = collaboration;
  const { proposal, milestones } = plan;
  const proposes = side !== 'teacher' && isUnderWay(state);
  return (
    <>
      {milestones.length === 0 && proposal === null && (
        <Text tone="muted">
          {proposes
            ? 'Todavía no hay un plan. Acordad qué se entrega y hasta cuándo: te sugerimos unos hitos para empezar.'
            : 'No hay un plan acordado.'}
        </Text>
      )}
      {proposal !== null && proposal.state !== 'agreed' && (
        <PlanProposal collaboration={collaboration} agreed={milestones} proposal={proposal} />
      )}
      {milestones.length > 0 && <Milestones milestones={milestones} underWay={isUnderWay(state)} />}
      {proposes && <Propose collaboration={collaboration} plan={plan} />}
    </>
  );
}

function Propose({ collaboration, plan }: { collaboration: Collaboration; plan: Plan }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationPlanDialog" */ './PlanDialog.tsx'),
  );
  return (
    <>
      <div>
        <Button variant="secondary" {...button}>
          {plan.proposal === null
            ? 'Proponer un plan'
            : plan.milestones.length > 0
              ? 'Proponer cambios en el plan'
              : 'Proponer otro plan'}
        </Button>
      </div>
      {Dialog && isOpen && <Dialog collaboration={collaboration} plan={plan} onClose={close} />}
    </>
  );
}
