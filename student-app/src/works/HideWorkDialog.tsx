import { hideWork } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import { workHiding } from '@puente/contract/forms/work';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface HideWorkDialogProps {
  id: Work['id'];
  onHidden: (answer: { data: Work }) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for a reason and hides a work from the repository. Only its author, its tutor and the team read the reason. */
export default function HideWorkDialog({ id, onHidden, onClose }: HideWorkDialogProps) {
  const form = useForm({ resolver: zodResolver(workHiding), defaultValues: { hiding_reason: '' } });

  return (
    <KeptFormDialog
      name={`tfx-hiding-${id}`}
      form={form}
      title="Ocultar tu trabajo"
      submitLabel="Ocultar"
      cancelLabel="Dejarlo a la vista"
      failureTitle="No hemos podido ocultar tu trabajo"
      send={({ hiding_reason }) => hideWork(id, hiding_reason)}
      onSent={onHidden}
      onClose={onClose}
    >
      <Text>
        Deja de verse en el repositorio hasta que lo muestres otra vez. Sigue contando como publicado.
      </Text>
      <TextArea
        label="Por qué lo ocultas"
        hint="Lo leerás tú, quien te dirige y el equipo."
        rows={3}
        maxLength={limits.work.hidingReason.max}
        required
        error={form.formState.errors.hiding_reason?.message}
        {...form.register('hiding_reason')}
      />
    </KeptFormDialog>
  );
}
