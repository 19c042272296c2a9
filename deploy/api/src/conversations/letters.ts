import { type Content, greetingTo, letter, type Letter } from '../mail/letters.ts';
import { subjectLine } from '../mail/subject.ts';

interface Waiting {
  /** Who wrote. */
  from: string;
  /** The project, or the question to the team. */
  about: string;
  count: number;
  /** Address of the conversation. */
  url: string;
}

/** One side wrote in the chat and the reader has not been there since. What was written stays on the platform. */
export const unreadLetter = (
  name: string,
  { from, about, count, url }: Waiting,
  notes: Content['notes'],
): Letter =>
  letter({
    subject: subjectLine`${from} te ha escrito ${written(count)}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${unreadSubject(from, count)} sobre «${about}».`,
      'Mientras no lo leas, no te avisaremos de los siguientes mensajes de esta conversación.',
    ],
    action: { label: 'Leer y responder', url },
    notes,
  });

/** The reason why the mail comes to a user who is no student. */
export const participantNote = 'Recibes este mensaje porque participas en esa conversación.';

/** Also what the communication centre says. */
export const unreadSubject = (from: string, count: number): string =>
  `${from} te ha escrito ${written(count)}`;

const written = (count: number): string => (count === 1 ? 'un mensaje' : `${count} mensajes`);
