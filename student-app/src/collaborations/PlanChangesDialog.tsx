import { collaborationQueries } from '@puente/client/collaborations';
import { answerPlan, planQuery } from '@puente/client/plans';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { PlanProposal } from '@puente/contract/entities/plan';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

interface PlanChangesDialogProps {
  collaboration: Collaboration;
  proposal: PlanProposal;
  onClose: () => void;
}

/** Dialog that asks for changes to a proposed plan, with the reason. */
export default function PlanChangesDialog({ collaboration, proposal, onClose }: PlanChangesDialogProps) {
  const { id } = collaboration;
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <KeptFormDialog
      name={`plan-changes-${proposal.id}`}
      form={form}
      title="Pedir cambios en el plan"
      submitLabel="Pedir cambios"
      cancelLabel="Volver"
      failureTitle="No hemos podido enviar lo que pides"
      send={({ reason }) => answerPlan(id, { proposal: proposal.id, answer: 'changes', reason })}
      onSent={async (plan) => {
        showToast({ tone: 'success', message: 'Se lo hemos dicho.' });
        queryClient.setQueryData(planQuery(id).queryKey, plan);
        await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey, exact: true });
      }}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label="Qué cambiarías"
        hint="Lo leen los demás, para hacer otra propuesta."
        rows={4}
      />
    </KeptFormDialog>
  );
}
