import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

interface Invitation {
  organization: string;
  project: string;
  message: string | null;
  url: string;
}

/** To a student: an organisation invites them to one of its projects. */
export const invitationMail = (
  name: string,
  { organization, project, message, url }: Invitation,
  publicUrl: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`${organization} te invita a un proyecto`,
    greeting: greetingTo(name),
    paragraphs: [
      `${organization} ha visto tu perfil en el Talent Corner y te invita a su proyecto «${project}».`,
      ...(message === null ? [] : [`«${message}»`]),
      'Tú decides: solo si aceptas tendrá tu correo y tu teléfono.',
    ],
    action: { label: 'Responder a la invitación', url },
    notes: [
      {
        text: 'Elige quién ve tu perfil',
        url: `${publicUrl}/profile?section=visibility`,
      },
      ...foot,
    ],
  });

/** To an organisation's people: the student has accepted. Contact data are shown on the platform only. */
export const acceptedMail = (
  name: string,
  student: string,
  project: string,
  url: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Invitación aceptada: ${project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${student} ha aceptado tu invitación al proyecto «${project}».`,
      'Ya tienes su correo y su teléfono: escríbele para contarle los siguientes pasos.',
    ],
    action: { label: 'Ver la invitación', url },
    notes: foot,
  });

/** To an organisation's people: the student has declined, and is no longer named. */
export const declinedMail = (
  name: string,
  project: string,
  url: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Invitación no aceptada: ${project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Una persona a la que invitaste al proyecto «${project}» ha preferido no participar.`,
      'En el Talent Corner hay más estudiantes que pueden encajar.',
    ],
    action: { label: 'Ver las invitaciones', url },
    notes: foot,
  });
