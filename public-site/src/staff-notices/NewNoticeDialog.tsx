import { audienceNoticeQueries, createNotice } from '@puente/client/audience-notices';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import { messageKinds, noticeKinds } from '@puente/contract/constants/message-kinds';
import { everyStudent, newNotice } from '@puente/contract/forms/audience-notice';
import { RadioGroup, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';

const kinds = noticeKinds.map((value) => ({ value, label: messageKinds[value] }));

/** Dialog that begins a notice as a draft, which its page then fills. */
export function NewNoticeDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(newNotice),
    defaultValues: { kind: noticeKinds[0], title: '' },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ kind, title }) => {
    const rest = { text: '', link: '', linkText: '', audience: everyStudent };
    const notice = await createNotice({ kind, title, ...rest });
    queryClient.setQueryData(audienceNoticeQueries.one(notice.id).queryKey, notice);
    await queryClient.invalidateQueries({ queryKey: audienceNoticeQueries.key, refetchType: 'none' });
    await navigate(href('staffNotice', { id: notice.id }));
  });
  return (
    <FormDialog
      title="Escribir un aviso"
      submitLabel="Crear el borrador"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            legend="Qué tipo de aviso es"
            name={name}
            required
            hint="Solo lo recibe quien ha pedido ese tipo en su perfil."
            value={value}
            onChange={onChange}
            options={kinds}
          />
        )}
      />
      <TextField
        label="Título"
        required
        autoComplete="off"
        maxLength={noticeLimits.title}
        hint="También es el asunto del correo."
        error={errors.title?.message}
        {...form.register('title')}
      />
    </FormDialog>
  );
}
