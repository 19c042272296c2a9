import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { ContactForm } from '@puente/contract/forms/contact-message';
import { mailto } from '@puente/contract/mailto';
import { composeMail, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

const senders: Readonly<Record<FaqAudience, string>> = {
  student: 'estudiantes',
  organization: 'organizaciones',
  university: 'universidades',
};

/** To staff: a visitor's message. Replies go to the visitor. */
export const contactMail = ({ name, email, audience, subject, message }: ContactForm): MailContent => ({
  ...composeMail({
    subject: subjectLine`Contacto de ${senders[audience]}: ${subject}`,
    greeting: `${name} (${email}) escribe desde la página de contacto:`,
    paragraphs: [
      `Asunto: ${subject}`,
      ...message.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    action: {
      label: 'Responder',
      url: `${mailto(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    notes: ['Quien escribe no ha demostrado que esta dirección sea suya. No abras enlaces que no esperes.'],
  }),
  replyTo: email,
});
