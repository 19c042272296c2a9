import { updateOwnUser } from '@puente/client/account';
import type { CurrentUser } from '@puente/contract/entities/user';
import {
  personalDataForm,
  type PersonalDataForm as PersonalDataValues,
} from '@puente/contract/forms/profile';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, DraftStatus, TextField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { PhoneField } from '@puente/design-system/phone-field';
import {
  Controller,
  namedSummaryOf,
  useDraft,
  useForm,
  useSaving,
  zodResolver,
} from '@puente/platform/forms';
import { updateUser } from '@puente/platform/session';

const labels = { name: 'Nombre', surname: 'Apellidos', phone: 'Teléfono' };

export function PersonalDataForm({ user }: { user: CurrentUser }) {
  const form = useForm<PersonalDataValues>({
    resolver: zodResolver(personalDataForm),
    defaultValues: { name: user.name, surname: user.surname, phone: user.phone ?? '' },
    shouldFocusError: false, // the summary takes focus
  });
  const draft = useDraft('personal-data', form);
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSaving(form, 'Hemos guardado tus datos.', async (values) => {
    const saved = await updateOwnUser(values);
    draft.forget();
    updateUser(() => saved);
    form.reset({ name: saved.name, surname: saved.surname, phone: saved.phone ?? '' });
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <DraftNotice {...draft.notice} />
        <ErrorSummary errors={submitCount > 0 ? namedSummaryOf(errors, labels) : []} attempt={submitCount} />
        <TextField
          label={labels.name}
          autoComplete="given-name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={labels.surname}
          autoComplete="family-name"
          required
          error={errors.surname?.message}
          {...form.register('surname')}
        />
        <Controller
          control={form.control}
          name="phone"
          render={({ field, fieldState }) => (
            <PhoneField
              {...field}
              label={labels.phone}
              hint="Solo lo ve la organización que te preselecciona."
              optional
              error={fieldState.error?.message}
            />
          )}
        />
        {failure !== null && (
          <Notice tone="danger" live title="No hemos podido guardar tus datos">
            {failure}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" busy={busy}>
            Guardar mis datos
          </Button>
          <DraftStatus {...draft.saved} />
        </Cluster>
      </Stack>
    </form>
  );
}
