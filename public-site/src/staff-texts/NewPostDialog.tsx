import { createPost, postQueries } from '@puente/client/content';
import { staffTextQueries } from '@puente/client/staff-texts';
import { newPost } from '@puente/contract/forms/content';
import { slugOf } from '@puente/contract/forms/slug';
import { TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';

/** Dialog that begins a post as a draft, which its editor page then fills. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(newPost), defaultValues: { title: '', url: '' } });
  const { errors, dirtyFields } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ title, url }) => {
    const { data } = await createPost({ title, url, published: false });
    queryClient.setQueryData(postQueries.one(data.id).queryKey, data);
    await queryClient.invalidateQueries({ queryKey: staffTextQueries.key, refetchType: 'none' });
    await navigate(href('staffPost', { id: data.id }));
  });
  return (
    <FormDialog
      title="Escribir una entrada"
      submitLabel="Crear el borrador"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Título"
        required
        autoComplete="off"
        data-autofocus=""
        error={errors.title?.message}
        {...form.register('title', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (dirtyFields.url !== true) form.setValue('url', slugOf(target.value));
          },
        })}
      />
      <TextField
        label="Dirección"
        required
        autoComplete="off"
        hint="El final de su dirección: /blog/… Letras sin tilde, cifras y guiones."
        error={errors.url?.message}
        {...form.register('url')}
      />
    </FormDialog>
  );
}
