import { brand, type OwnerSupplied } from '@puente/contract/brand';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import { type TakedownReason, takedownReasons } from '@puente/contract/constants/takedowns';
import type { ContactForm } from '@puente/contract/forms/contact-message';
import { objectionAdvice, reasonOfTakedown } from '@puente/contract/takedown-statement';
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

interface HiddenMessage {
  /** Subject of the conversation. */
  about: string;
  createdAt: Date;
  reason: TakedownReason;
  words: string | null;
  publicUrl: string;
}

/**
 * To the author of a message that the team has hidden, with the statement of reasons (Regulation (EU) 2022/2065, article
 * 17). It does not repeat the message.
 */
export const hiddenMessageMail = (
  name: string,
  { about, createdAt, reason, words, publicUrl }: HiddenMessage,
): MailContent =>
  composeMail({
    subject: subjectLine`Hemos retirado un mensaje tuyo: ${about}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Hemos retirado un mensaje que escribiste el ${day.format(createdAt)} en la conversación «${about}». Quienes participan en ella ya no pueden leerlo.`,
      ...reasonOfTakedown({ reason, words }),
      `Nos basamos en ${takedownReasons[reason].ground}. Lo ha decidido una persona del equipo, a partir de un aviso y sin medios automáticos.`,
      objectionAdvice,
    ],
    action: { label: 'Escribir al equipo', url: `${publicUrl}/chat?conversation=team` },
    notes: ['Recibes este mensaje porque participas en esa conversación.'],
  });
