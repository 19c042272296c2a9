import { changeFaq, faqQueries } from '@puente/client/content';
import { faqAudiences } from '@puente/contract/constants/audiences';
import type { Faq } from '@puente/contract/entities/content';
import { type FaqAnswers, faqAnswers, faqChanges, faqForm } from '@puente/contract/forms/faq-form';
import { SelectField, TextField } from '@puente/design-system/field';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { audienceNames } from '../faq/questions.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { TextForm } from './TextForm.tsx';
import { useTextForm } from './use-text-form.ts';

const labels = {
  question: 'Pregunta',
  answer: 'Respuesta',
  audience: 'Perfil',
  category: 'Categoría',
  position: 'Posición',
} as const satisfies Record<keyof FaqAnswers, string>;

const done = {
  keep: 'Hemos guardado la pregunta.',
  publish: 'La pregunta está publicada.',
  schedule: '',
  withdraw: 'La pregunta vuelve a ser un borrador.',
};

/** Form of a frequent question. Its buttons save it, and publish or withdraw it in the same step. */
export function FaqForm({ faq }: { faq: Faq }) {
  const { id, published } = faq;
  const queryClient = useQueryClient();
  const form = useForm<FaqAnswers>({ resolver: zodResolver(faqForm), defaultValues: faqAnswers(faq) });
  const { errors } = form.formState;
  const text = useTextForm(`faq-${id}`, form, faq, {
    answersOf: faqAnswers,
    read: () => queryClient.fetchQuery({ ...faqQueries.one(id), staleTime: 0 }),
    write: async (changed, { published }, base) =>
      (await changeFaq(id, { ...faqChanges(changed), ...(published !== undefined && { published }), base }))
        .data,
    onSaved: (saved) => {
      queryClient.setQueryData(faqQueries.one(id).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: faqQueries.key });
    },
    done,
  });
  const line = (name: 'question' | 'category' | 'position') => ({
    label: labels[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <TextForm
      form={text}
      state={published ? 'published' : 'draft'}
      labels={labels}
      clash="Otra persona ha guardado cambios en esta pregunta"
    >
      <TextField {...line('question')} required />
      <Controller
        control={form.control}
        name="answer"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <MarkdownField
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            required
            label={labels.answer}
            error={errors.answer?.message}
          />
        )}
      />
      <SelectField
        label={labels.audience}
        placeholder="Todos"
        options={faqAudiences.map((value) => ({ value, label: audienceNames[value] }))}
        error={errors.audience?.message}
        {...form.register('audience')}
      />
      <TextField {...line('category')} optional hint="Las preguntas de una categoría salen juntas." />
      <TextField
        {...line('position')}
        required
        inputMode="numeric"
        hint="Un número: las más bajas salen antes."
      />
    </TextForm>
  );
}
