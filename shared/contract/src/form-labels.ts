import type { FaqAudience } from './constants/audiences.ts';
import type { NewPasswordForm } from './forms/account.ts';
import type { ContactForm } from './forms/contact-message.ts';
import type { RegistrationForm } from './forms/registration.ts';
import type { RegistrableRole } from './roles.ts';

/** Labels of the fields of public forms, in the order of the screen. Pages without JavaScript use the same labels. */

export const contactLabels = {
  name: 'Nombre',
  email: 'Correo electrónico',
  audience: '¿Desde dónde nos escribes?',
  subject: 'Asunto',
  message: 'Mensaje',
} satisfies Record<keyof ContactForm, string>;

export const writerLabels: Readonly<Record<FaqAudience, string>> = {
  student: 'Estudiante',
  organization: 'Organización',
  university: 'Universidad',
};

/** Registration and the completion of a profile (specification §5). */
export const registrationLabels = {
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  university: 'Universidad',
  universityExtension: 'Nombre de tu universidad',
  password: 'Contraseña',
  rePassword: 'Repite la contraseña',
  terms: 'Acepto los terminos y condiciones',
} satisfies Partial<Record<keyof RegistrationForm, string>>;

export const profileLabels: Readonly<Record<RegistrableRole, string>> = {
  student: 'Estudiante',
  coordinator: 'Organización',
  teacher: 'Profesor',
};

export const newPasswordLabels = {
  password: 'Contraseña nueva',
  passwordConfirmation: 'Repite la contraseña',
} satisfies Record<keyof NewPasswordForm, string>;
