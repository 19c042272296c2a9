import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { PasswordField, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf } from '@puente/platform/forms';
import type { RegistrationState } from './registration.ts';
import { fieldNames, NameFields, PhoneNumber, ProfileSelector, TermsField } from './PersonFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { UniversityField } from './UniversityField.tsx';

/** The fields of registration, by profile (specification §5). */
export function RegistrationFields({ registration }: { registration: RegistrationState }) {
  const { form, profile, busy, failure, submit } = registration;
  const { errors, submitCount } = form.formState;
  const { register } = form;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={5}>
        <ErrorSummary attempt={submitCount} errors={namedSummaryOf(errors, fieldNames)} />
        <ProfileSelector form={form} />
        <NameFields form={form} />
        <TextField
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        {profile !== 'teacher' && <PhoneNumber form={form} required={profile === 'coordinator'} />}
        {profile === 'student' && <UniversityField registration={registration} />}
        <PasswordField
          label="Contraseña"
          hint="Al menos 6 caracteres."
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Repite la contraseña"
          autoComplete="new-password"
          required
          error={errors.rePassword?.message}
          {...register('rePassword')}
        />
        <TermsField form={form} />
        <PrivacyNotice />
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          Crear cuenta
        </Button>
      </Stack>
    </form>
  );
}
