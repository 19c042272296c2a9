import { changePage, pageQueries } from '@puente/client/content';
import type { ContentPage } from '@puente/contract/entities/content';
import { type PageAnswers, pageAnswers, pageForm } from '@puente/contract/forms/page-form';
import { TextField } from '@puente/design-system/field';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { MarkdownField } from './MarkdownField.tsx';
import { TextForm } from './TextForm.tsx';
import { useTextForm } from './use-text-form.ts';

const labels = { title: 'Título', content: 'Texto' } as const satisfies Record<keyof PageAnswers, string>;

const done = {
  keep: 'Hemos guardado la página.',
  publish: 'El texto de la página está publicado.',
  schedule: '',
  withdraw: 'El texto de la página vuelve a ser un borrador.',
};

/** Form of a page of the site. Its buttons save it, and publish or withdraw it in the same step. */
export function ContentForm({ page }: { page: ContentPage }) {
  const { id, published } = page;
  const queryClient = useQueryClient();
  const form = useForm<PageAnswers>({ resolver: zodResolver(pageForm), defaultValues: pageAnswers(page) });
  const { errors } = form.formState;
  const text = useTextForm(`page-${id}`, form, page, {
    answersOf: pageAnswers,
    read: () => queryClient.fetchQuery({ ...pageQueries.one(id), staleTime: 0 }),
    write: async (changed, { published }, base) =>
      (await changePage(id, { ...changed, ...(published !== undefined && { published }), base })).data,
    onSaved: (saved) => {
      queryClient.setQueryData(pageQueries.one(id).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: pageQueries.key });
    },
    done,
  });
  return (
    <TextForm
      form={text}
      state={published ? 'published' : 'draft'}
      labels={labels}
      clash="Otra persona ha guardado cambios en esta página"
    >
      <TextField
        label={labels.title}
        required
        autoComplete="off"
        hint="Para encontrarla en la lista. El título de la página en la web no cambia."
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Controller
        control={form.control}
        name="content"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <MarkdownField
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            label={labels.content}
            error={errors.content?.message}
          />
        )}
      />
    </TextForm>
  );
}
