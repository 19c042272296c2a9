import { useState } from 'react';
import { deliver } from '@puente/client/deliveries';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import type { DeliveryForm } from '@puente/contract/forms/delivery';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Checkbox, TextArea, TextField } from '@puente/design-system/field';
import { UploadsUnderway } from '@puente/design-system/form-fields';
import { useForm, useUnfinishedUploads } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { deliveryResolver } from './delivery-resolver.ts';
import { DeliveryFileField } from './DeliveryFileField.tsx';
import { useDeliveryUpdates } from './use-delivery-updates.ts';

interface DeliverDialogProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
  onClose: () => void;
}

/** Dialog with which a student delivers a version for a milestone. */
export default function DeliverDialog({ collaboration, milestone, onClose }: DeliverDialogProps) {
  const { id } = collaboration;
  const { save, refetch } = useDeliveryUpdates(id);
  const name = `delivery-${milestone.milestone}`;
  const unfinished = useUnfinishedUploads(name);
  const [uploads] = useState(() => new Map<string, string>());
  const form = useForm<DeliveryForm>({
    resolver: deliveryResolver(uploads),
    defaultValues: { link: '', file: null, text: '', confidential: false },
  });
  const { errors } = form.formState;
  return (
    <KeptFormDialog
      name={name}
      form={form}
      title={`Entregar: ${milestone.title}`}
      submitLabel="Entregar"
      cancelLabel="Volver"
      failureTitle="No hemos podido guardar la entrega"
      send={({ file, ...values }) =>
        refetch(
          deliver(id, {
            ...values,
            file: file && ids.file.parse(file.id),
            milestone: milestone.milestone,
            seen: milestone.versions[0]?.id ?? null,
          }),
        )
      }
      onSent={async (known) => {
        unfinished.forget();
        await save(known);
        showToast({ tone: 'success', message: 'Has entregado esta versión.' });
      }}
      onClose={onClose}
    >
      <TextField
        label="Enlace a lo que entregas"
        hint="A un documento, una carpeta o un repositorio que puedan abrir la organización y quien dirige el trabajo."
        type="url"
        inputMode="url"
        optional
        maxLength={limits.address.max}
        error={errors.link?.message}
        {...form.register('link')}
      />
      <UploadsUnderway value={uploads}>
        <DeliveryFileField form={form} unfinished={unfinished} />
      </UploadsUnderway>
      <TextArea
        label="Qué entregas"
        hint="Qué cambia en esta versión o dónde hay que mirar."
        optional
        rows={4}
        maxLength={limits.collaboration.reason}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <Checkbox
        label="Es confidencial"
        hint="Nunca te propondremos publicarlo en el repositorio."
        {...form.register('confidential')}
      />
    </KeptFormDialog>
  );
}
