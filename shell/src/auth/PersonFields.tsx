import { profileLabels, registrationLabels } from '@puente/contract/form-labels';
import { otherUniversity, type RegistrationForm } from '@puente/contract/forms/registration';
import { type RegistrableRole, registrableRoles } from '@puente/contract/roles';
import { Checkbox, RadioGroup, TextField } from '@puente/design-system/field';
import { Grid } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { PhoneField } from '@puente/design-system/phone-field';
import { Controller, type UseFormReturn } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { UniversityField } from './UniversityField.tsx';

/** Fields shared by the registration and the completion of a profile (specification §5). */
interface Props {
  form: UseFormReturn<RegistrationForm>;
}

const profiles = registrableRoles.map((value) => ({ value, label: profileLabels[value] }));

interface ProfileSelectorProps {
  value: RegistrableRole;
  onChange: (profile: RegistrableRole) => void;
}

export function ProfileSelector({ value, onChange }: ProfileSelectorProps) {
  function choose(chosen: string) {
    const profile = profiles.find((one) => one.value === chosen);
    if (profile) onChange(profile.value);
  }
  return (
    <RadioGroup
      legend="Elige tu perfil"
      orientation="row"
      options={profiles}
      name="profileType"
      value={value}
      onChange={choose}
    />
  );
}

export function NameFields({ form: { register, formState } }: Props) {
  const { name, surname } = formState.errors;
  return (
    <Grid min="14rem" gap={5}>
      <TextField
        label={registrationLabels.name}
        autoComplete="given-name"
        required
        error={name?.message}
        {...register('name')}
      />
      <TextField
        label={registrationLabels.surname}
        autoComplete="family-name"
        required
        error={surname?.message}
        {...register('surname')}
      />
    </Grid>
  );
}

/** Phone field. Required for organisations only (§5). */
export function PhoneNumber({ form, required }: Props & { required: boolean }) {
  return (
    <Controller
      control={form.control}
      name="phone"
      render={({ field, fieldState }) => (
        <PhoneField
          {...field}
          label={registrationLabels.phone}
          required={required}
          optional={!required}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function StudentUniversity({ form }: Props) {
  return (
    <Controller
      control={form.control}
      name="university"
      render={({ field, fieldState, formState: { errors } }) => (
        <UniversityField
          name={field.name}
          value={field.value}
          // Mark the field as touched, so that a campaign no longer changes it.
          onOpen={field.onBlur}
          onChange={(university) => {
            field.onChange(university);
            if (university?.id !== otherUniversity.id) form.setValue('universityExtension', '');
          }}
          error={fieldState.error?.message}
          extension={{ ...form.register('universityExtension'), error: errors.universityExtension?.message }}
        />
      )}
    />
  );
}

export function TermsField({ form: { register, formState } }: Props) {
  return (
    <Checkbox
      label={
        <>
          Acepto los{' '}
          <Link href={href('terms')} external>
            terminos y condiciones
          </Link>
        </>
      }
      required
      error={formState.errors.terms?.message}
      {...register('terms')}
    />
  );
}
