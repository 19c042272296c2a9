import { useState } from 'react';
import { changePost, postQueries } from '@puente/client/content';
import type { Post } from '@puente/contract/entities/content';
import { type PostAnswers, postAnswers, postChanges, postForm } from '@puente/contract/forms/post-form';
import { slugOf } from '@puente/contract/forms/slug';
import { limits } from '@puente/contract/limits';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { TextArea, TextField } from '@puente/design-system/field';
import { Controller, useForm, useWatch, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { CoverField } from './CoverField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { TextForm } from './TextForm.tsx';
import { useTextForm } from './use-text-form.ts';

const labels = {
  title: 'Título',
  url: 'Dirección',
  description: 'Descripción',
  tags: 'Temas',
  author: 'Firma',
  banner: 'Imagen de portada',
  bannerText: 'Texto alternativo de la portada',
  content: 'Texto',
  metatitle: 'Título para buscadores',
  metadescription: 'Descripción para buscadores',
} as const satisfies Record<keyof PostAnswers, string>;

const done = {
  keep: 'Hemos guardado la entrada.',
  publish: 'La entrada está publicada.',
  schedule: 'La entrada está programada.',
  withdraw: 'La entrada vuelve a ser un borrador.',
};

/** Form of a post. Its buttons save it, and publish, schedule or withdraw it in the same step. */
export function PostForm({ post }: { post: Post }) {
  const { id, publishedAt } = post;
  const queryClient = useQueryClient();
  const [isScheduling, setScheduling] = useState(false);
  const form = useForm<PostAnswers>({ resolver: zodResolver(postForm), defaultValues: postAnswers(post) });
  const { errors } = form.formState;
  const text = useTextForm(`post-${id}`, form, post, {
    answersOf: postAnswers,
    read: () => queryClient.fetchQuery({ ...postQueries.one(id), staleTime: 0 }),
    write: async (changed, publication, base) =>
      (await changePost(id, { ...postChanges(changed), ...publication, base })).data,
    onSaved: (saved) => {
      queryClient.setQueryData(postQueries.one(id).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: postQueries.key });
    },
    done,
  });
  const [title, banner] = useWatch({ control: form.control, name: ['title', 'banner'] });

  const line = (name: 'title' | 'url' | 'tags' | 'author' | 'bannerText' | 'metatitle') => ({
    label: labels[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });
  const lines = (name: 'description' | 'metadescription') => ({
    label: labels[name],
    optional: true,
    rows: 3,
    maxLength: limits.content.introduction,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextForm
        form={text}
        state={publicationState(publishedAt, new Date(currentTime()))}
        labels={labels}
        clash="Otra persona ha guardado cambios en esta entrada"
        inWords={inWords}
        onSchedule={() => setScheduling(true)}
      >
        <TextField {...line('title')} required />
        <TextField
          {...line('url')}
          required
          hint={`/blog/… Letras sin tilde, cifras y guiones. Por su título sería: ${slugOf(title)}`}
        />
        <TextArea
          {...lines('description')}
          hint="Sale bajo el título, en el blog y en los resultados de búsqueda."
        />
        <TextField {...line('tags')} optional hint="Separados por comas: TFG, tema." />
        <TextField {...line('author')} optional hint="Quién la firma. Sin firma, es de la casa." />
        <Controller
          control={form.control}
          name="banner"
          render={({ field: { name, value, onChange } }) => (
            <CoverField
              label={labels.banner}
              name={name}
              hint="La primera imagen del texto se usa de portada si la hay."
              value={value}
              onChange={onChange}
            />
          )}
        />
        {banner !== null && (
          <TextField
            {...line('bannerText')}
            required
            hint="Di qué se ve, para quien no puede ver la imagen."
          />
        )}
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
        <TextField {...line('metatitle')} optional hint="Si quieres otro que el de la entrada." />
        <TextArea {...lines('metadescription')} />
      </TextForm>
      {isScheduling && (
        <ScheduleDialog
          publishedAt={publishedAt}
          onSchedule={(publishAt) => {
            setScheduling(false);
            text.onSend({ act: 'schedule', publishAt });
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}

/** Answers with the picture by its name. */
function inWords(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { banner } = answers as Partial<PostAnswers>;
  return { ...answers, banner: banner?.name ?? '' };
}
