import { createFaq, faqQueries } from '@puente/client/content';
import { staffTextQueries } from '@puente/client/staff-texts';
import { newFaq } from '@puente/contract/forms/content';
import { TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';

/** Dialog that begins a frequent question as a draft, which its editor page then fills. */
export function NewFaqDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(newFaq), defaultValues: { question: '', answer: '' } });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ question, answer }) => {
    const { data } = await createFaq({ question, answer, published: false });
    queryClient.setQueryData(faqQueries.one(data.id).queryKey, data);
    await queryClient.invalidateQueries({ queryKey: staffTextQueries.key, refetchType: 'none' });
    await navigate(href('staffFaq', { id: data.id }));
  });
  return (
    <FormDialog
      title="Escribir una pregunta"
      submitLabel="Crear el borrador"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Pregunta"
        required
        autoComplete="off"
        data-autofocus=""
        error={errors.question?.message}
        {...form.register('question')}
      />
      <TextArea
        label="Respuesta"
        required
        rows={4}
        hint="En la página siguiente puedes darle formato."
        error={errors.answer?.message}
        {...form.register('answer')}
      />
    </FormDialog>
  );
}
