import { useState } from 'react';
import { named } from '@puente/contract/forms/name';
import { TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useKeptForm, zodResolver } from '@puente/platform/forms';

export interface NameDialogProps {
  /** Name of the form and its record, as for `useDraft`. */
  form: string;
  title: string;
  label: string;
  hint?: string;
  submitLabel: string;
  /** Current name, or a suggestion. */
  name: string;
  maxLength: number;
  send: (name: string) => Promise<unknown>;
  onSent: () => unknown;
  /** Refetches the name after a colleague has changed it. */
  onOutdated?: () => unknown;
  onClose: () => void;
}

/** Dialog to name one of the organisation's own records. */
export default function NameDialog({
  form: formName,
  title,
  label,
  hint,
  submitLabel,
  name,
  maxLength,
  send,
  onSent,
  onOutdated,
  onClose,
}: NameDialogProps) {
  const form = useForm({ resolver: zodResolver(named(maxLength)), defaultValues: { name } });
  const [opened] = useState(name);
  const kept = useKeptForm(formName, form, {
    send: (given) => send(given.name),
    onSent,
    onOutdated,
    onClose,
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el nombre"
      {...kept}
    >
      <TextField
        label={label}
        hint={name === opened ? hint : `Mientras tanto le han puesto «${name}».`}
        autoComplete="off"
        maxLength={maxLength}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  );
}
