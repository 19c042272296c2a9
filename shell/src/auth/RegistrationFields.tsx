import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Checkbox, PasswordField, RadioGroup, TextField } from '@puente/design-system/field';
import { Grid, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Controller, namedSummaryOf } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import type { RegistrationState } from './registration.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { UniversityField } from './UniversityField.tsx';

const profiles = [
  { value: 'student', label: 'Estudiante' },
  { value: 'coordinator', label: 'Organización' },
  { value: 'teacher', label: 'Profesor' },
] as const;

/** What the fields are called in the error summary, in the order of the screen. */
const names = {
  profileType: 'Perfil',
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  universityId: 'Universidad',
  universityExtension: 'Nombre de tu universidad',
  password: 'Contraseña',
  rePassword: 'Repite la contraseña',
  terms: 'Términos y condiciones',
};

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
        <ErrorSummary attempt={submitCount} errors={namedSummaryOf(errors, names)} />
        <Controller
          control={form.control}
          name="profileType"
          render={({ field }) => (
            <RadioGroup
              legend="Elige tu perfil"
              orientation="row"
              options={profiles}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Grid min="14rem" gap={5}>
          <TextField label="Nombre" autoComplete="given-name" required error={errors.name?.message} {...register('name')} />
          <TextField
            label="Apellidos"
            autoComplete="family-name"
            required
            error={errors.surname?.message}
            {...register('surname')}
          />
        </Grid>
        <TextField
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        {profile !== 'teacher' && (
          <TextField
            label="Teléfono"
            type="tel"
            autoComplete="tel"
            optional={profile !== 'coordinator'}
            required={profile === 'coordinator'}
            error={errors.phone?.message}
            {...register('phone')}
          />
        )}
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
        <Checkbox
          label={
            <>
              Acepto los <Link href={href('terms')} external>terminos y condiciones</Link>
            </>
          }
          error={errors.terms?.message}
          {...register('terms')}
        />
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
