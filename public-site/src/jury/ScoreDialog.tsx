import { awardQueries, scoreEntry } from '@puente/client/awards';
import type { JuryEntry, JuryTask } from '@puente/contract/entities/award';
import { scoreAnswers, scoreForm, scoreOf } from '@puente/contract/forms/award-score';
import { limits } from '@puente/contract/limits';
import { SelectField, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface ScoreDialogProps {
  task: JuryTask;
  entry: JuryEntry;
  onClose: () => void;
}

const options = Array.from({ length: limits.awards.points + 1 }, (_, points) => ({
  value: String(points),
  label: String(points),
}));

/** Dialog in which a member of a jury gives points to a work. Closing it loses nothing. */
export function ScoreDialog({ task: { criteria }, entry, onClose }: ScoreDialogProps) {
  const { id, work, score } = entry;
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(scoreForm),
    defaultValues: scoreAnswers(score, criteria.length),
  });
  const { errors } = form.formState;
  const kept = useKeptForm(`award-score-${id}`, form, {
    send: (answers) => scoreEntry(id, scoreOf(answers)),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: awardQueries.key });
      showToast({ tone: 'success', message: `Hemos guardado tus puntos para «${work.title}».` });
    },
    onClose,
  });
  return (
    <FormDialog
      title={`Puntuar «${work.title}»`}
      submitLabel="Guardar los puntos"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar tus puntos"
      {...kept}
    >
      {criteria.map((criterion, index) => (
        <SelectField
          key={criterion}
          label={criterion}
          placeholder="De 0 a 10"
          options={options}
          required
          error={errors.points?.[index]?.message}
          {...form.register(`points.${index}`)}
        />
      ))}
      <TextArea
        label="Comentario"
        optional
        rows={4}
        maxLength={limits.awards.comment}
        hint="Lo lee el equipo cuando acaba el plazo, con tu nombre. Su autor no lo ve."
        error={errors.comment?.message}
        {...form.register('comment')}
      />
    </FormDialog>
  );
}
