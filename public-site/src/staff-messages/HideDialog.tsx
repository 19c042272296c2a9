import type { ReactNode } from 'react';
import { takedownReasonCodes, takedownReasons } from '@puente/contract/constants/takedowns';
import { type NewTakedown, newTakedown } from '@puente/contract/forms/takedown';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';

interface HideDialogProps<Answer> {
  /** Names the draft of the form. */
  name: string;
  title: string;
  send: (data: NewTakedown) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  onClose: () => void;
  /** Consequences. */
  children: ReactNode;
}

/** Dialog that hides words of a person, with the reason that their author gets. */
export function HideDialog<Answer>({
  name: draft,
  title,
  send,
  onSent,
  onClose,
  children,
}: HideDialogProps<Answer>) {
  const form = useForm<NewTakedown>({ resolver: zodResolver(newTakedown), defaultValues: { words: '' } });
  const { errors } = form.formState;
  const kept = useKeptForm(draft, form, { send, onSent, onClose });
  return (
    <FormDialog
      title={title}
      submitLabel="Retirar y avisar"
      cancelLabel="Cancelar"
      tone="danger"
      failureTitle="No hemos podido retirarlo"
      {...kept}
    >
      <Text tone="muted">{children}</Text>
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
