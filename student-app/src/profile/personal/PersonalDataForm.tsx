import { ownUser, updateOwnUser } from '@puente/client/account';
import type { CurrentUser } from '@puente/contract/entities/user';
import {
  type PersonalDataForm as PersonalDataValues,
  personalDataForm,
} from '@puente/contract/forms/profile';
import { Button } from '@puente/design-system/button';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, DraftStatus, Form, TextField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { PhoneField } from '@puente/design-system/phone-field';
import { Controller, namedSummaryOf, useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { changedAnswers, useRecordForm } from '@puente/platform/record-forms';
import { updateUser } from '@puente/platform/session';

const labels = { name: 'Nombre', surname: 'Apellidos', phone: 'Teléfono' };

const answersOf = ({ name, surname, phone }: CurrentUser) => ({ name, surname, phone: phone ?? '' });

export function PersonalDataForm({ user }: { user: CurrentUser }) {
  const form = useForm<PersonalDataValues>({
    resolver: zodResolver(personalDataForm),
    defaultValues: answersOf(user),
    shouldFocusError: false, // the summary takes focus
  });
  const { draft, conflict, save } = useRecordForm('personal-data', form, user, { answersOf, read: ownUser });
  const { errors, submitCount } = form.formState;
  const { submit, busy, failure } = useSaving(form, 'Hemos guardado tus datos.', async () => {
    const saved = await save((mine, before, base) =>
      updateOwnUser({ ...changedAnswers(before, mine), base }),
    );
    updateUser(() => saved);
  });

  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <DraftNotice {...draft.notice} />
        {conflict && (
          <FieldsClash
            {...conflict}
            key={conflict.id}
            title="Has guardado tus datos en otro sitio desde que abriste esta página"
            labels={labels}
          />
        )}
        <Stack gap={5} inert={draft.notice.otherTab}>
          <ErrorSummary
            errors={submitCount > 0 ? namedSummaryOf(errors, labels) : []}
            attempt={submitCount}
          />
          <TextField
            label={labels.name}
            autoComplete="given-name"
            required
            error={errors.name?.message}
            defaultValue={user.name}
            {...form.register('name')}
          />
          <TextField
            label={labels.surname}
            autoComplete="family-name"
            required
            error={errors.surname?.message}
            defaultValue={user.surname}
            {...form.register('surname')}
          />
          {/* Not for teachers (§5). */}
          {user.profileType !== 'teacher' && (
            <Controller
              control={form.control}
              name="phone"
              render={({ field, fieldState }) => (
                <PhoneField
                  {...field}
                  label={labels.phone}
                  hint={
                    user.profileType === 'student'
                      ? 'Solo lo ve la organización que te preselecciona.'
                      : undefined
                  }
                  optional
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
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
      </Stack>
    </Form>
  );
}
