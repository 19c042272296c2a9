import { type TakedownReason, takedownReasons } from '@puente/contract/constants/takedowns';
import { objectionAdvice, reasonOfTakedown } from '@puente/contract/takedown-statement';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' });

interface HiddenEvaluation {
  /** Title of the collaboration. */
  title: string;
  sentAt: Date;
  reason: TakedownReason;
  words: string | null;
  publicUrl: string;
}

/** Statement of reasons for the author of words that staff have hidden (Regulation (EU) 2022/2065, article 17). */
export const hiddenEvaluationMail = (
  name: string,
  { title, sentAt, reason, words, publicUrl }: HiddenEvaluation,
): MailContent =>
  composeMail({
    subject: subjectLine`Hemos retirado el comentario de una valoración tuya: ${title}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Hemos retirado el comentario de la valoración que enviaste el ${day.format(sentAt)} en la colaboración «${title}». Ya no se puede leer. Tus puntuaciones siguen contando.`,
      ...reasonOfTakedown({ reason, words }),
      `Nos basamos en ${takedownReasons[reason].ground}. Lo ha decidido una persona del equipo, a partir de un aviso y sin medios automáticos.`,
      objectionAdvice,
    ],
    action: { label: 'Escribir al equipo', url: `${publicUrl}/chat?conversation=team` },
    notes: ['Recibes este mensaje porque enviaste esa valoración.'],
  });
