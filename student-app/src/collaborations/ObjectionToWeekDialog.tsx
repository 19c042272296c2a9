import { collaborationQueries, objectToWeek } from '@puente/client/collaborations';
import type { Collaboration, LoggedWeek } from '@puente/contract/entities/collaboration';
import { hoursInWords } from '@puente/contract/hours-log';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { weekInWords } from './collaboration-words.ts';
import { ReasonField } from './ReasonField.tsx';

interface ObjectionToWeekDialogProps {
  collaboration: Collaboration;
  week: LoggedWeek;
  onClose: () => void;
}

/** Dialog with which the organisation asks a student to look at the hours of a week again. */
export default function ObjectionToWeekDialog({ collaboration, week, onClose }: ObjectionToWeekDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const { queryKey } = collaborationQueries.hours(collaboration.id);
  return (
    <KeptFormDialog
      name={`week-${week.id}`}
      form={form}
      title={`${weekInWords(week.week)}: ${hoursInWords(week.minutes)} h`}
      submitLabel="Pedir que la revise"
      cancelLabel="Volver"
      failureTitle="No hemos podido enviar lo que pides"
      send={async ({ reason }) => {
        try {
          return await objectToWeek(collaboration.id, { id: week.id, minutes: week.minutes, reason });
        } catch (error) {
          await queryClient.invalidateQueries({ queryKey });
          throw error;
        }
      }}
      onSent={(known) => {
        queryClient.setQueryData(queryKey, known);
        showToast({ tone: 'success', message: 'Se lo hemos dicho.' });
      }}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label="Qué no te cuadra"
        hint="Lo lee quien apuntó las horas, que puede cambiarlas."
        rows={3}
      />
    </KeptFormDialog>
  );
}
