import { objectToTakedown, takedownQueries } from '@puente/client/takedowns';
import { objection } from '@puente/contract/forms/takedown';
import type { TakedownId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface ObjectionDialogProps {
  id: TakedownId;
  onClose: () => void;
}

/** Form for an objection to a takedown. */
export default function ObjectionDialog({ id, onClose }: ObjectionDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(objection), defaultValues: { words: '' } });
  return (
    <KeptFormDialog
      name={`objection-${id}`}
      form={form}
      title="Presentar una objeción"
      submitLabel="Enviar objeción"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar tu objeción"
      send={(data) => objectToTakedown(id, data)}
      onSent={(takedown) => queryClient.setQueryData(takedownQueries.one(id).queryKey, takedown)}
      onClose={onClose}
    >
      <Text>
        Solo puedes presentar una. La lee el equipo de la plataforma, que te responde con su decisión.
      </Text>
      <TextArea
        label="Por qué crees que es un error"
        hint="Si has corregido algo, dilo también."
        rows={6}
        required
        maxLength={limits.objection.max}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
    </KeptFormDialog>
  );
}
