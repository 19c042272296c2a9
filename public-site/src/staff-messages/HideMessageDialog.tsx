import { hideReportedMessage } from '@puente/client/contact-queue';
import { takedownReasonCodes, takedownReasons } from '@puente/contract/constants/takedowns';
import type { ReportedChat } from '@puente/contract/entities/contact-message';
import { type NewTakedown, newTakedown } from '@puente/contract/forms/takedown';
import type { ContactMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';

interface HideMessageDialogProps {
  id: ContactMessageId;
  onChanged: (chat: ReportedChat) => void;
  onClose: () => void;
}

/** Dialog that hides a message of a chat, with the reason that its author gets. */
export default function HideMessageDialog({ id, onChanged, onClose }: HideMessageDialogProps) {
  const form = useForm<NewTakedown>({ resolver: zodResolver(newTakedown), defaultValues: { words: '' } });
  const { errors } = form.formState;
  const kept = useKeptForm(`hidden-message-${id}`, form, {
    send: (data) => hideReportedMessage(id, data),
    onSent: (chat) => {
      onChanged(chat);
      showToast({ tone: 'success', message: 'Hemos retirado el mensaje y avisado a quien lo escribió.' });
    },
    onClose,
  });
  return (
    <FormDialog
      title="¿Retirar el mensaje?"
      submitLabel="Retirar y avisar"
      cancelLabel="Cancelar"
      tone="danger"
      failureTitle="No hemos podido retirarlo"
      {...kept}
    >
      <Text tone="muted">
        En su lugar se lee «El equipo ha retirado este mensaje». Quien lo escribió recibe el motivo por correo
        y puede escribir al equipo si cree que es un error.
      </Text>
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            legend="Motivo"
            startsHere
            options={takedownReasonCodes.map((code) => ({
              value: code,
              label: takedownReasons[code].label,
            }))}
            value={value}
            onChange={onChange}
            error={errors.reason && 'Elige un motivo.'}
          />
        )}
      />
      <TextArea
        label="Explicación"
        hint="Se añade al motivo en el correo. Con «Otro motivo» hace falta."
        optional
        rows={3}
        maxLength={limits.takedownWords.max}
        error={errors.words?.message}
        {...form.register('words')}
      />
    </FormDialog>
  );
}
