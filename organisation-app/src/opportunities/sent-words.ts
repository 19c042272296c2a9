import { counted } from '@puente/contract/counted';
import type { InterestMessageSent, LeftOutReason } from '@puente/contract/entities/opportunity';
import { limits } from '@puente/contract/limits';

const why: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  notInterested: (count) =>
    count === 1
      ? 'A 1 persona ya no le interesa o ha elegido que no se la encuentre.'
      : `A ${count} personas ya no les interesa o han elegido que no se las encuentre.`,
  sameText: (count) =>
    count === 1
      ? '1 persona ya tenía este mismo mensaje.'
      : `${count} personas ya tenían este mismo mensaje.`,
  tooOften: (count) =>
    count === 1
      ? `A 1 persona ya le has escrito ${limits.interestMessage.unanswered} veces en 24 horas y no ha respondido.`
      : `A ${count} personas ya les has escrito ${limits.interestMessage.unanswered} veces en 24 horas y no han respondido.`,
};

/**
 * Tells whether at least one student has the message. An earlier call counts, too: it may have succeeded although its response was lost.
 */
export const reachedSomebody = ({ written, leftOut }: InterestMessageSent): boolean =>
  written.length > 0 || leftOut.some(({ reason }) => reason === 'sameText');

/** Says how many students received the message, and why the others did not. */
export function sentWords(sent: InterestMessageSent): string {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of sent.leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => why[reason](count));
  if (!reachedSomebody(sent)) return ['No se ha enviado a nadie.', ...reasons].join(' ');
  const { length } = sent.written;
  if (length === 0) return reasons.join(' ');
  return [`Mensaje enviado a ${counted(length, 'persona', 'personas')}.`, ...reasons].join(' ');
}
