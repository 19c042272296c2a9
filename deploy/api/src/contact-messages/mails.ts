import { brand, type OwnerSupplied } from '@puente/contract/brand';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { ContactForm } from '@puente/contract/forms/contact-message';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';
import type { ContactMessageRow } from './policy.ts';

const senders: Readonly<Record<FaqAudience, string>> = {
  student: 'estudiantes',
  organization: 'organizaciones',
  university: 'universidades',
};

const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** To staff: a visitor's message. It is answered from its page, so that colleagues see the answer. */
export const contactMail = (
  { name, email, audience, subject, message }: ContactForm,
  { reference, url }: { reference: string; url: string },
): MailContent =>
  composeMail({
    subject: subjectLine`Contacto de ${senders[audience]}: ${subject}`,
    greeting: `${name} (${email}) escribe desde la página de contacto:`,
    paragraphs: [`Asunto: ${subject}`, ...paragraphsOf(message)],
    action: { label: 'Ver y responder', url },
    notes: [
      `Referencia: ${reference}. Responde desde la página, no a este correo: así el equipo ve que ya tiene respuesta.`,
      'Quien escribe no ha demostrado que esta dirección sea suya. No abras enlaces que no esperes.',
    ],
  });

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' });

/** To the person: an answer of the team. Replies go to the team's mailbox once the owner has supplied one. */
export const answerMail = (
  row: Pick<
    ContactMessageRow,
    'name' | 'subject' | 'audience' | 'reference' | 'message' | 'createdAt' | 'kind'
  >,
  text: string,
  publicUrl: string,
): MailContent => {
  const address: OwnerSupplied = brand.contact[row.audience ?? 'student'];
  const wrote = row.kind === 'contact' ? 'nos escribiste' : 'nos avisaste';
  return {
    ...composeMail({
      subject: subjectLine`Re: ${row.subject}`,
      greeting: greetingTo(row.name),
      paragraphs: [
        ...paragraphsOf(text),
        `El ${day.format(row.createdAt)} ${wrote}:`,
        ...paragraphsOf(row.message).map((paragraph) => `> ${paragraph}`),
      ],
      action: { label: 'Escribirnos otra vez', url: `${publicUrl}/contacto` },
      notes: [`Tu referencia: ${row.reference}.`],
    }),
    ...('value' in address && { replyTo: address.value }),
  };
};
