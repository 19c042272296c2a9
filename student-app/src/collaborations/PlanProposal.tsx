import { useId } from 'react';
import { explained } from '@puente/client/api-error';
import { collaborationQueries } from '@puente/client/collaborations';
import { deliveriesQuery } from '@puente/client/deliveries';
import { answerPlan, planQuery } from '@puente/client/plans';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import { planAnswerer } from '@puente/contract/constants/plan';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Milestone, PlanProposal as Proposal } from '@puente/contract/entities/plan';
import { Button } from '@puente/design-system/button';
import { ChangeList } from '@puente/design-system/change-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { askedSides } from './collaboration-words.ts';
import { MilestoneList } from './Milestones.tsx';
import { hasNewOrder, planChanges } from './plan-changes.ts';

interface PlanProposalProps {
  collaboration: Collaboration;
  agreed: readonly Milestone[];
  proposal: Proposal;
}

/** A proposed plan that is not agreed: its milestones, or the changes to the agreed ones, and the answers of the reader. */
export function PlanProposal({ collaboration, agreed, proposal }: PlanProposalProps) {
  const heading = useId();
  const { state, side, teacher } = collaboration;
  const answerer = planAnswerer({ state: proposal.state, by: proposal.by, hasTeacher: teacher !== null });
  const isOpen = isUnderWay(state);
  const isOwn = isOpen && answerer === side;
  return (
    <Stack as="section" gap={4} aria-labelledby={heading}>
      <Heading level={3} size="sm" id={heading}>
        {agreed.length > 0 ? 'Cambios propuestos' : 'Plan propuesto'}
      </Heading>
      {proposal.reason !== null && (
        <Notice tone="warning" title="Piden cambios en esta propuesta">
          {proposal.reason}
        </Notice>
      )}
      {isOpen && answerer !== null && (
        <Text>
          {isOwn
            ? `Te toca: ${side === 'teacher' ? 'dar el visto bueno a' : 'responder a'} esta propuesta.`
            : `Le toca ${askedSides[answerer]}: ${answerer === 'teacher' ? 'dar el visto bueno' : 'responder'}.`}
        </Text>
      )}
      {agreed.length > 0 ? (
        <>
          <ChangeList changes={planChanges(agreed, proposal.milestones)} headingLevel={4} />
          {hasNewOrder(agreed, proposal.milestones) && <Text>Cambia el orden de los hitos.</Text>}
          <Text size="sm" tone="muted">
            Mientras no se acepten, vale el plan de abajo.
          </Text>
        </>
      ) : (
        <MilestoneList milestones={proposal.milestones} today={null} />
      )}
      {isOwn && <Answers key={proposal.id} collaboration={collaboration} proposal={proposal} />}
    </Stack>
  );
}

function Answers({ collaboration, proposal }: Pick<PlanProposalProps, 'collaboration' | 'proposal'>) {
  const { id, side } = collaboration;
  const queryClient = useQueryClient();
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "collaborationDialogs" */ './PlanChangesDialog.tsx'),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerPlan(id, { proposal: proposal.id, answer: 'agree' }),
    onSuccess: async (plan) => {
      showToast({ tone: 'success', message: 'Aceptado. Se lo hemos dicho a los demás.' });
      queryClient.setQueryData(planQuery(id).queryKey, plan);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey, exact: true }),
        // An agreed plan says what is delivered.
        queryClient.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey }),
      ]);
    },
    // Another proposal may have replaced this one: the section shows it.
    onError: () => queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey }),
  });
  return (
    <Stack gap={3}>
      {error !== null && (
        <Notice tone="danger" live title="No hemos podido aceptar el plan">
          {explained(error)}
        </Notice>
      )}
      <Cluster gap={3}>
        <Button busy={isPending} onClick={() => mutate()}>
          {side === 'teacher' ? 'Dar el visto bueno' : 'Aceptar el plan'}
        </Button>
        <Button variant="secondary" {...button}>
          Pedir cambios
        </Button>
      </Cluster>
      {Dialog && isOpen && <Dialog collaboration={collaboration} proposal={proposal} onClose={close} />}
    </Stack>
  );
}
