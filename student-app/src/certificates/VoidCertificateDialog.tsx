import { certificateQueries, voidCertificate } from '@puente/client/certificates';
import { collaborationQueries } from '@puente/client/collaborations';
import type { Certificate } from '@puente/contract/entities/certificate';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface VoidCertificateDialogProps {
  collaboration: Collaboration;
  certificate: Certificate;
  onClose: () => void;
}

/** Dialog with which a student or the organisation voids a certificate. The organisation says why. */
export default function VoidCertificateDialog({
  collaboration: { id, side },
  certificate: { code, holder },
  onClose,
}: VoidCertificateDialogProps) {
  const queryClient = useQueryClient();
  const { queryKey } = certificateQueries.of(id);
  const isOwn = side === 'student';
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <KeptFormDialog
      name={`void-certificate-${code}`}
      form={form}
      title={isOwn ? '¿Anular tu certificado?' : `¿Anular el certificado de ${holder}?`}
      submitLabel="Anular"
      cancelLabel="Volver"
      tone="danger"
      failureTitle="No hemos podido anular el certificado"
      send={({ reason }) => voidCertificate(id, { code, reason })}
      onSent={async (known) => {
        queryClient.setQueryData(queryKey, known);
        showToast({ tone: 'success', message: 'El certificado ya no es válido.' });
        await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey });
      }}
      onOutdated={() => queryClient.invalidateQueries({ queryKey })}
      onClose={onClose}
    >
      <Text>
        {isOwn
          ? 'Quien lo compruebe leerá que no es válido, también en el PDF que ya hayas enviado. Podrás emitir otro.'
          : 'Quien lo compruebe leerá que no es válido. Se lo diremos a la persona con este motivo.'}
      </Text>
      <TextArea
        label="Motivo"
        hint={isOwn ? 'Lo lee la organización.' : 'Lo lee el estudiante. No sale en la página pública.'}
        rows={3}
        required={!isOwn}
        optional={isOwn}
        maxLength={limits.collaboration.reason}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (value) => isOwn || value.trim() !== '' || messages.required,
        })}
      />
    </KeptFormDialog>
  );
}
