import * as applicationQueries from '@puente/client/application-queries';
import { withdrawApplication } from '@puente/client/applications';
import type { Application } from '@puente/contract/entities/application';
import { type Withdrawal, withdrawal } from '@puente/contract/forms/application';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface WithdrawalDialogProps {
  application: Application;
  onClose: () => void;
}

/** Dialog that explains the effect of a withdrawal and asks for an optional reason. */
export default function WithdrawalDialog({ application, onClose }: WithdrawalDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<Withdrawal>({ resolver: zodResolver(withdrawal), defaultValues: { reason: '' } });

  return (
    <KeptFormDialog
      name={`withdrawal-${application.id}`}
      form={form}
      title="¿Retirar tu solicitud?"
      submitLabel="Retirar solicitud"
      cancelLabel="Mantenerla"
      tone="danger"
      failureTitle="No hemos podido retirar tu solicitud"
      send={({ reason }) => withdrawApplication(application.id, reason ?? '')}
      onSent={() => {
        showToast({ tone: 'success', message: 'Has retirado tu solicitud.' });
        return queryClient.invalidateQueries({ queryKey: applicationQueries.key });
      }}
      onClose={onClose}
    >
      <Text>
        La organización dejará de ver lo que le enviaste, y no podrás volver a solicitar este proyecto.
      </Text>
      <TextArea
        label="¿Por qué la retiras?"
        hint="La organización lo leerá. Le ayuda a mejorar."
        optional
        rows={3}
        maxLength={limits.withdrawalReason.max}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </KeptFormDialog>
  );
}
