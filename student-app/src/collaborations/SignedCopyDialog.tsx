import { useState } from 'react';
import { acceptAgreement } from '@puente/client/agreements';
import type { AgreementVersion } from '@puente/contract/entities/agreement';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { ids } from '@puente/contract/ids';
import { UploadsUnderway } from '@puente/design-system/form-fields';
import { Text } from '@puente/design-system/text';
import { useForm, useUnfinishedUploads } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { sendAboutVersion, showAgreement } from './refresh-agreement.ts';
import { type CopyForm, SignedCopyField } from './SignedCopyField.tsx';

interface SignedCopyDialogProps {
  collaboration: Collaboration;
  version: AgreementVersion;
  onClose: () => void;
}

/** Dialog with which a party who signed elsewhere accepts a version with the signed copy. */
export default function SignedCopyDialog({ collaboration: { id }, version, onClose }: SignedCopyDialogProps) {
  const queryClient = useQueryClient();
  const [{ hash, version: number }] = useState(version);
  const name = `agreement-copy-${id}-${hash.slice(0, 12)}`;
  const unfinished = useUnfinishedUploads(name);
  const [uploads] = useState(() => new Map<string, string>());
  const form = useForm<CopyForm>({ defaultValues: { copy: null, reference: '' } });
  return (
    <KeptFormDialog
      name={name}
      form={form}
      title={`Copia firmada de la versión ${number}`}
      submitLabel="Aceptar con esta copia"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar tu aceptación"
      send={({ copy }) =>
        sendAboutVersion(queryClient, id, {
          send: () => acceptAgreement(id, hash, copy && ids.file.parse(copy.id)),
          onChanged: () => undefined,
        })
      }
      onSent={async (changed) => {
        unfinished.forget();
        showToast({ tone: 'success', message: 'Has aceptado el acuerdo con una copia firmada.' });
        await showAgreement(queryClient, id, changed);
      }}
      onClose={onClose}
    >
      <Text>
        {`Si ya has firmado la versión ${number} fuera de la plataforma, sube el PDF firmado. Cuenta como tu aceptación, y queda anotado quién lo subió, cuándo y la huella del archivo.`}
      </Text>
      <UploadsUnderway value={uploads}>
        <SignedCopyField
          form={form}
          hint="Solo la leen las personas de esta colaboración."
          unfinished={unfinished}
          uploads={uploads}
        />
      </UploadsUnderway>
    </KeptFormDialog>
  );
}
