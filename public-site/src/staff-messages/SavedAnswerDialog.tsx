import { useState } from 'react';
import { changeSavedAnswer, saveAnswer, savedAnswerQueries } from '@puente/client/saved-answers';
import type { SavedAnswer } from '@puente/contract/entities/contact-message';
import { type NewSavedAnswer, newSavedAnswer } from '@puente/contract/forms/contact-handling';
import { limits } from '@puente/contract/limits';
import { TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface SavedAnswerDialogProps {
  /** Null for a new one. */
  answer: SavedAnswer | null;
  onClose: () => void;
}

/** Dialog for a text that the team keeps. A change to an older version is refused, and the typed text stays. */
export function SavedAnswerDialog({ answer, onClose }: SavedAnswerDialogProps) {
  const queries = useQueryClient();
  const { queryKey } = savedAnswerQueries.all();
  const refresh = () => queries.invalidateQueries({ queryKey });
  // The version that this user has seen. After a refusal, they know that there is a newer one.
  const [base, setBase] = useState(answer?.updatedAt);
  const form = useForm<NewSavedAnswer>({
    resolver: zodResolver(newSavedAnswer),
    defaultValues: { name: answer?.name ?? '', text: answer?.text ?? '' },
  });
  const { errors } = form.formState;
  const kept = useKeptForm(`saved-answer-${answer?.id ?? 'new'}`, form, {
    send: (values) =>
      answer
        ? changeSavedAnswer(answer.id, { ...values, ...(base !== undefined && { base }) })
        : saveAnswer(values),
    onSent: async ({ name }) => {
      await refresh();
      showToast({ tone: 'success', message: `Hemos guardado «${name}».` });
    },
    onOutdated: async () => {
      await refresh();
      const current = queries.getQueryData(queryKey)?.find(({ id }) => id === answer?.id);
      if (current) setBase(current.updatedAt);
    },
    onClose,
  });
  return (
    <FormDialog
      title={answer ? `Cambiar «${answer.name}»` : 'Añadir respuesta'}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la respuesta"
      {...kept}
    >
      <TextField
        label="Nombre"
        hint="Para encontrarla. La persona no lo ve."
        required
        autoComplete="off"
        data-autofocus=""
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Texto"
        hint="{nombre} se cambia por el nombre de la persona."
        required
        rows={8}
        maxLength={limits.contactAnswer.max}
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  );
}
