import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

interface Waiting {
  /** Name of the sender. */
  from: string;
  /** Title of the project, or subject of the question to the team. */
  about: string;
  count: number;
  /** Address of the conversation. */
  url: string;
}

/**
 * Mail about unread chat messages, for a reader who has not opened the chat since. The messages themselves stay on the
 * platform.
 */
export const unreadMail = (
  name: string,
  { from, about, count, url }: Waiting,
  notes: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`${from} te ha escrito ${written(count)}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${unreadSubject(from, count)} sobre «${about}».`,
      'Mientras no lo leas, no te avisaremos de los siguientes mensajes de esta conversación.',
    ],
    action: { label: 'Leer y responder', url },
    notes,
  });

/** Reason for the mail, for a user who is not a student. */
export const participantNote = 'Recibes este mensaje porque participas en esa conversación.';

/** Also the title of the message in the communication centre. */
export const unreadSubject = (from: string, count: number): string =>
  `${from} te ha escrito ${written(count)}`;

const written = (count: number): string => (count === 1 ? 'un mensaje' : `${count} mensajes`);
