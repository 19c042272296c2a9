import { createResource, resourceQueries } from '@puente/client/resources';
import { staffTextQueries } from '@puente/client/staff-texts';
import { resourcePurposeCodes, resourcePurposes } from '@puente/contract/constants/resources';
import { resourceBeginning } from '@puente/contract/forms/resource-form';
import { CheckboxGroup, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';

export const purposeOptions = resourcePurposeCodes.map((value) => ({
  value,
  label: resourcePurposes[value],
}));

/** Dialog that begins a resource as a draft, which its editor page then fills. */
export function NewResourceDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(resourceBeginning),
    defaultValues: { title: '', purposes: [] },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSending(form, async ({ title, purposes }) => {
    const { data } = await createResource({ title, purposes, published: false });
    queryClient.setQueryData(resourceQueries.one(data.id).queryKey, data);
    await queryClient.invalidateQueries({ queryKey: staffTextQueries.key, refetchType: 'none' });
    await navigate(href('staffResource', { id: data.id }));
  });
  return (
    <FormDialog
      title="Escribir un recurso"
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
        {...form.register('title')}
      />
      <Controller
        control={form.control}
        name="purposes"
        render={({ field: { name, value, onChange } }) => (
          <CheckboxGroup
            name={name}
            legend="Para qué sirve"
            required
            options={purposeOptions}
            value={value}
            onChange={onChange}
            error={errors.purposes?.message}
          />
        )}
      />
    </FormDialog>
  );
}
