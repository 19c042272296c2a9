import * as applicationQueries from '@puente/client/application-queries';
import { declinePlace } from '@puente/client/collaborations';
import type { Application } from '@puente/contract/entities/application';
import { type PlaceDeclined, placeDeclined } from '@puente/contract/forms/collaboration';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface DeclineDialogProps {
  application: Application;
  onClose: () => void;
}

/** Dialog with which a selected student declines their place. */
export default function DeclineDialog({ application, onClose }: DeclineDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<PlaceDeclined>({
    resolver: zodResolver(placeDeclined),
    defaultValues: { reason: '' },
  });
  return (
    <KeptFormDialog
      name={`place-declined-${application.id}`}
      form={form}
      title="¿No vas a participar?"
      submitLabel="No puedo participar"
      cancelLabel="Volver"
      failureTitle="No hemos podido guardar tu respuesta"
      send={(values) => declinePlace(application.id, values)}
      onSent={() => {
        showToast({ tone: 'success', message: 'Se lo hemos dicho a la organización.' });
        return queryClient.invalidateQueries({ queryKey: applicationQueries.key });
      }}
      onClose={onClose}
    >
      <Text>La organización podrá elegir a otra persona. No se puede deshacer.</Text>
      <TextArea
        label="¿Por qué no puedes?"
        hint="La organización lo leerá."
        optional
        rows={3}
        maxLength={limits.collaboration.reason}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </KeptFormDialog>
  );
}
