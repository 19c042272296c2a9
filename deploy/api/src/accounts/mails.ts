import { brand } from '@puente/contract/brand';
import type { StaffRole } from '@puente/contract/roles';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

/** Mails about a user's account. `publicUrl` is the public address of the product. */

export const passwordResetMail = (name: string, url: string): MailContent =>
  composeMail({
    subject: subjectLine`Elige una contraseña nueva en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [`Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta en ${brand.name}.`],
    action: { label: 'Elegir una contraseña nueva', url },
    notes: [
      'El enlace caduca en 1 hora y solo se puede usar una vez.',
      'Si no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    ],
  });

export const passwordChangedMail = (name: string, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Tu contraseña de ${brand.name} ha cambiado`,
    greeting: greetingTo(name),
    paragraphs: [
      `La contraseña de tu cuenta en ${brand.name} se acaba de cambiar, y hemos cerrado las sesiones abiertas en otros dispositivos.`,
      'Si has sido tú, no tienes que hacer nada. Si no, elige una contraseña nueva cuanto antes.',
    ],
    action: { label: 'No he sido yo', url: `${publicUrl}/user/auth/forgot-password` },
    notes: [],
  });

/** To the new address. Its owner may be a different person, so the old address is not mentioned. */
export const emailChangeMail = (name: string, url: string): MailContent =>
  composeMail({
    subject: subjectLine`Confirma tu dirección nueva en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Has pedido que esta sea la dirección de correo electrónico de tu cuenta en ${brand.name}.`,
      'Confírmalo y la usarás para entrar y para recibir nuestros avisos.',
    ],
    action: { label: 'Confirmar la dirección', url },
    notes: [
      'El enlace caduca en 24 horas y solo se puede usar una vez.',
      'Si no lo has pedido tú, no tienes que hacer nada.',
    ],
  });

/** To the old address. */
export const emailChangedMail = (name: string, url: string): MailContent =>
  composeMail({
    subject: subjectLine`La dirección de tu cuenta de ${brand.name} ha cambiado`,
    greeting: greetingTo(name),
    paragraphs: [
      `Tu cuenta de ${brand.name} tiene desde ahora otra dirección de correo electrónico, y hemos cerrado las sesiones abiertas en otros dispositivos.`,
      'Si has sido tú, no tienes que hacer nada. Si no, deshaz el cambio: tu cuenta vuelve a esta dirección y podrás elegir otra contraseña.',
    ],
    action: { label: 'Deshacer el cambio', url },
    notes: ['El enlace caduca en 7 días y solo se puede usar una vez.'],
  });

export const invitationMail = (name: string, organizations: readonly string[], url: string): MailContent =>
  composeMail({
    subject: subjectLine`Te invitamos a gestionar proyectos en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `El equipo de ${brand.name} te ha dado acceso para gestionar los proyectos de: ${organizations.join(', ')}.`,
      'Elige una contraseña para entrar con este correo electrónico.',
    ],
    action: { label: 'Elegir mi contraseña', url },
    notes: [
      'El enlace caduca en 7 días y solo se puede usar una vez.',
      'Si no esperabas esta invitación, no tienes que hacer nada.',
    ],
  });

const duties = {
  editor: 'redactar sus contenidos',
  support: 'atender a las personas y las organizaciones',
  administrator: 'administrar la plataforma',
} as const satisfies Record<StaffRole, string>;

export const memberInvitationMail = (name: string, staffRole: StaffRole, url: string): MailContent =>
  composeMail({
    subject: subjectLine`Te invitamos al equipo de ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Te han dado acceso al equipo de ${brand.name} para ${duties[staffRole]}.`,
      'Elige una contraseña para entrar con este correo electrónico. Lo que hagas como parte del equipo queda registrado con tu nombre.',
    ],
    action: { label: 'Elegir mi contraseña', url },
    notes: [
      'El enlace caduca en 7 días y solo se puede usar una vez.',
      'Si no esperabas esta invitación, no tienes que hacer nada.',
    ],
  });

export const linkedMail = (name: string, provider: string, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Ya puedes entrar en ${brand.name} con ${provider}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Has iniciado sesión y hemos vinculado tu cuenta de ${provider}: a partir de ahora puedes entrar con ella.`,
      'Si no has sido tú, elige una contraseña nueva cuanto antes.',
    ],
    action: { label: 'No he sido yo', url: `${publicUrl}/user/auth/forgot-password` },
    notes: [],
  });

export const accountDeletedMail = (name: string, publicUrl: string): MailContent =>
  composeMail({
    subject: subjectLine`Hemos eliminado tu cuenta de ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Tu cuenta de ${brand.name} y los datos que dependían de ella ya no existen. Gracias por el tiempo compartido.`,
    ],
    action: { label: `Ir a ${brand.name}`, url: publicUrl },
    notes: ['Si quieres volver, puedes registrarte de nuevo cuando quieras.'],
  });
