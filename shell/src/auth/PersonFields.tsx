import type { RegistrationForm } from '@puente/contract/forms/registration';
import { Checkbox, RadioGroup, TextField } from '@puente/design-system/field';
import { Grid } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Controller, type UseFormReturn } from '@puente/platform/forms';
import { href } from '@puente/platform/links';

/** The fields that registration and the completion of a profile have in common (specification §5). */
interface Props {
  form: UseFormReturn<RegistrationForm>;
}

const profiles = [
  { value: 'student', label: 'Estudiante' },
  { value: 'coordinator', label: 'Organización' },
  { value: 'teacher', label: 'Profesor' },
] as const;

/** What the fields are called in the error summary, in the order of the screen. */
export const fieldNames = {
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

export function ProfileSelector({ form }: Props) {
  return (
    <Controller
      control={form.control}
      name="profileType"
      render={({ field }) => (
        <RadioGroup legend="Elige tu perfil" orientation="row" options={profiles} name={field.name} value={field.value} onChange={field.onChange} />
      )}
    />
  );
}

export function NameFields({ form: { register, formState } }: Props) {
  const { name, surname } = formState.errors;
  return (
    <Grid min="14rem" gap={5}>
      <TextField label="Nombre" autoComplete="given-name" required error={name?.message} {...register('name')} />
      <TextField label="Apellidos" autoComplete="family-name" required error={surname?.message} {...register('surname')} />
    </Grid>
  );
}

export function PhoneNumber({ form: { register, formState }, required }: Props & { required: boolean }) {
  return (
    <TextField
      label="Teléfono"
      type="tel"
      autoComplete="tel"
      optional={!required}
      required={required}
      error={formState.errors.phone?.message}
      {...register('phone')}
    />
  );
}

export function TermsField({ form: { register, formState } }: Props) {
  return (
    <Checkbox
      label={
        <>
          Acepto los <Link href={href('terms')} external>terminos y condiciones</Link>
        </>
      }
      error={formState.errors.terms?.message}
      {...register('terms')}
    />
  );
}
