import { useState } from 'react';
import { agreementOf, writeUniversityAgreement } from '@puente/client/agreements';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { UniversityAgreement } from '@puente/contract/entities/university-agreement';
import { universityAgreementGiven } from '@puente/contract/forms/university-agreement';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { TextField } from '@puente/design-system/field';
import { UploadsUnderway } from '@puente/design-system/form-fields';
import { Notice } from '@puente/design-system/notice';
import { useForm, useUnfinishedUploads } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { sendAboutVersion, showAgreement } from './refresh-agreement.ts';
import { type CopyForm, SignedCopyField } from './SignedCopyField.tsx';

interface UniversityAgreementDialogProps {
  collaboration: Collaboration;
  needed: UniversityAgreement;
  onClose: () => void;
}

type Entry = UniversityAgreement['entry'];

/** Dialog for the reference and the signed copy of the agreement of a university. */
export default function UniversityAgreementDialog({
  collaboration: { id },
  needed: { university, name: universityName, entry },
  onClose,
}: UniversityAgreementDialogProps) {
  const queryClient = useQueryClient();
  const name = `university-agreement-${id}-${university}`;
  const unfinished = useUnfinishedUploads(name);
  const [uploads] = useState(() => new Map<string, string>());
  // The entry that the author was shown: a refusal shows them the next.
  const [seen, setSeen] = useState<Entry>(entry);
  const [opened] = useState(entry);
  const form = useForm<CopyForm>({
    defaultValues: { reference: entry?.reference ?? '', copy: null },
  });
  return (
    <KeptFormDialog
      name={name}
      form={form}
      title={`Convenio de ${universityName}`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el convenio"
      send={({ reference, copy }) =>
        sendAboutVersion(queryClient, id, {
          send: () =>
            writeUniversityAgreement(id, {
              university,
              reference,
              copy: copy && ids.file.parse(copy.id),
              seen: seen?.at ?? null,
            }),
          onChanged: () =>
            setSeen(
              queryClient
                .getQueryData(agreementOf(id).queryKey)
                ?.universities.find((one) => one.university === university)?.entry ?? null,
            ),
        })
      }
      onSent={async (changed) => {
        unfinished.forget();
        showToast({ tone: 'success', message: 'Hemos anotado el convenio.' });
        await showAgreement(queryClient, id, changed);
      }}
      onClose={onClose}
    >
      {seen !== opened && (
        <Notice tone="warning" live title="Otra persona ha anotado esto mientras tanto">
          {`${seen?.reference ?? 'Que está pedido'}. Si guardas, queda lo que tienes escrito abajo.`}
        </Notice>
      )}
      <TextField
        label="Referencia del convenio"
        hint="El número o el nombre con el que lo conoce la universidad. Déjala vacía si de momento solo lo has pedido."
        optional
        maxLength={limits.universityAgreement.reference}
        error={form.formState.errors.reference?.message}
        {...form.register('reference', {
          validate: (reference) =>
            universityAgreementGiven.shape.reference.safeParse(reference).success || messages.oneLine,
        })}
      />
      <UploadsUnderway value={uploads}>
        <SignedCopyField
          form={form}
          hint={
            entry?.has_copy === true
              ? 'Ya hay una copia: la que subas la sustituye. Solo la leen las personas de esta colaboración.'
              : 'El PDF firmado. Solo lo leen las personas de esta colaboración.'
          }
          optional
          unfinished={unfinished}
          uploads={uploads}
        />
      </UploadsUnderway>
    </KeptFormDialog>
  );
}
