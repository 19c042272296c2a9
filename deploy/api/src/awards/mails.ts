import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

const moments = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

interface Invitation {
  edition: string;
  closesAt: Date;
  judgedUntil: Date;
  publicUrl: string;
}

/** To a new member of a jury: from when and until when they score, and where. */
export const juryMail = (
  name: string,
  { edition, closesAt, judgedUntil, publicUrl }: Invitation,
): MailContent =>
  composeMail({
    subject: subjectLine`Formas parte del jurado de ${edition}`,
    greeting: greetingTo(name),
    paragraphs: [
      `El equipo te ha invitado al jurado de «${edition}».`,
      `Puedes puntuar los trabajos desde el ${moments.format(closesAt)} hasta el ${moments.format(judgedUntil)}, hora peninsular. Hasta que acabe el plazo nadie más del jurado ve tus puntos.`,
    ],
    action: { label: 'Ver los trabajos', url: `${publicUrl}/jurado` },
    notes: ['Si no quieres formar parte, dínoslo desde la página de contacto.'],
  });
