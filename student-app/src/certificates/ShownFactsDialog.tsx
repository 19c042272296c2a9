import { certificateQueries, issueCertificate, showOnCertificate } from '@puente/client/certificates';
import { collaborationQueries } from '@puente/client/collaborations';
import {
  type CertificateFact,
  certificateFactCodes,
  certificateFacts,
} from '@puente/contract/constants/certificates';
import type { Certificate } from '@puente/contract/entities/certificate';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { CheckboxGroup } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useController, useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface ShownFactsDialogProps {
  collaboration: Collaboration;
  /** The latest certificate, valid or not. */
  latest: Certificate | null;
  /** Issues a new one. */
  isNew: boolean;
  onClose: () => void;
}

/** Dialog with which a student issues a certificate, or decides what the page of the present one shows. */
export default function ShownFactsDialog({ collaboration, latest, isNew, onClose }: ShownFactsDialogProps) {
  const { id } = collaboration;
  const queryClient = useQueryClient();
  const { queryKey } = certificateQueries.of(id);
  const form = useForm<{ shown: string[] }>({ defaultValues: { shown: latest?.shown ?? [] } });
  const { field } = useController({ control: form.control, name: 'shown' });
  return (
    <KeptFormDialog
      name={`certificate-${id}`}
      form={form}
      title={isNew ? 'Emitir el certificado' : 'Lo que enseña la página'}
      submitLabel={isNew ? 'Emitir' : 'Guardar'}
      cancelLabel="Cancelar"
      failureTitle={isNew ? 'No hemos podido emitir el certificado' : 'No hemos podido guardar el cambio'}
      send={({ shown }) => {
        const facts = certificateFactCodes.filter((fact) => shown.includes(fact));
        if (!isNew && latest) return showOnCertificate(id, { code: latest.code, shown: facts });
        return issueCertificate(id, {
          shown: facts,
          replaces: latest?.voidedAt === null ? latest.code : null,
        });
      }}
      onSent={async (known) => {
        queryClient.setQueryData(queryKey, known);
        showToast({
          tone: 'success',
          message: isNew ? 'Tu certificado está emitido.' : 'Guardado. La página ya lo enseña así.',
        });
        if (isNew) await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey });
      }}
      onOutdated={() => queryClient.invalidateQueries({ queryKey })}
      onClose={onClose}
    >
      {isNew && (
        <Text>
          El PDF lo lleva todo y te lo quedas tú. Tiene un código y un QR con los que cualquiera comprueba en
          una página pública que es válido.
        </Text>
      )}
      <CheckboxGroup
        legend="¿Qué enseña esa página?"
        hint="Si no marcas nada, dirá solo que el certificado es válido. Puedes cambiarlo cuando quieras."
        name="shown"
        options={certificateFactCodes.map((value: CertificateFact) => ({
          value,
          label: certificateFacts[value],
        }))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </KeptFormDialog>
  );
}
