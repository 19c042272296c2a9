import { useState } from 'react';
import { collaborationQueries } from '@puente/client/collaborations';
import { planQuery, proposePlan } from '@puente/client/plans';
import { dayInWords } from '@puente/contract/day-in-words';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Plan } from '@puente/contract/entities/plan';
import { messages } from '@puente/contract/messages';
import { useController, useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { isFilled, type MilestoneRow, MilestoneRows } from './MilestoneRows.tsx';

interface PlanDialogProps {
  collaboration: Collaboration;
  /** The plan as it is now. */
  plan: Plan;
  onClose: () => void;
}

/** Dialog with the milestones of a proposed plan. Starts from the latest proposal, or from the suggestion. */
export default function PlanDialog({ collaboration, plan, onClose }: PlanDialogProps) {
  const { id } = collaboration;
  const seen = plan.proposal?.id ?? null;
  const [before] = useState(seen);
  const queryClient = useQueryClient();
  const form = useForm<{ milestones: MilestoneRow[] }>({ defaultValues: { milestones: startOf(plan) } });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'milestones',
    rules: { validate: (rows) => (rows.length > 0 && rows.every(isFilled)) || messages.required },
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: planQuery(id).queryKey });
  return (
    <KeptFormDialog
      name={`collaboration-plan-${id}`}
      form={form}
      title="Proponer un plan"
      submitLabel="Enviar la propuesta"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar la propuesta"
      send={async ({ milestones }) => {
        try {
          return await proposePlan(id, {
            seen,
            milestones: milestones.map(({ milestone, title, description, due }) => ({
              milestone,
              title,
              description,
              due,
            })),
          });
        } catch (error) {
          await refresh();
          throw error;
        }
      }}
      onSent={async (known) => {
        showToast({ tone: 'success', message: 'Hemos enviado tu propuesta.' });
        queryClient.setQueryData(planQuery(id).queryKey, known);
        await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey, exact: true });
      }}
      onClose={onClose}
    >
      <ChangedMeanwhile
        before={String(before)}
        now={String(seen)}
        words={(plan.proposal?.milestones ?? [])
          .map(({ title, due }) => `${title} (${dayInWords(due)})`)
          .join('; ')}
      />
      <MilestoneRows
        rows={field.value}
        onChange={field.onChange}
        isChecked={fieldState.error !== undefined}
        attempts={form.formState.submitCount}
      />
    </KeptFormDialog>
  );
}

function startOf({ proposal, suggestion }: Plan): MilestoneRow[] {
  return (proposal?.milestones ?? suggestion).map((planned, key) => ({ ...planned, key }));
}
