import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

interface Told {
  title: string;
  /** Address of the work. */
  url: string;
  publicUrl: string;
}

/** Path of an author's conversation with the team. */
export const teamPath = '/chat?conversation=team';

export const whatToDo =
  'Puedes corregirlo y avisarnos para que lo volvamos a mostrar, o escribirnos si crees que es un error.';

/** To an author: the team has hidden a work, with the reason. */
export const workHiddenMail = (
  name: string,
  { title, url, publicUrl }: Told,
  reason: string | null,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Hemos ocultado tu trabajo: ${title}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Hemos ocultado tu trabajo «${title}»: ahora solo lo veis tú, quien te dirige y el equipo.`,
      ...(reason === null ? [] : [`Motivo: «${reason}»`]),
      whatToDo,
    ],
    action: { label: 'Ver mi trabajo', url },
    notes: [{ text: 'Escribir al equipo', url: `${publicUrl}${teamPath}` }, ...foot],
  });

/** To an author: the team shows a hidden work again. */
export const workShownMail = (name: string, { title, url }: Told, foot: Content['notes']): MailContent =>
  composeMail({
    subject: subjectLine`Tu trabajo vuelve a verse: ${title}`,
    greeting: greetingTo(name),
    paragraphs: [`Tu trabajo «${title}» vuelve a verse en el repositorio.`],
    action: { label: 'Ver mi trabajo', url },
    notes: foot,
  });
